import { beforeEach, describe, expect, it } from "vitest";
import { withNames } from "../src/app/lib/levels";
import { speakEnglish } from "./table_of_oka";

beforeEach(speakEnglish);

const bot = (seat: number, name: string) => ({ seat, kind: "bot", name });

describe("names at a table", () => {
  it("are those of levels where nobody shares one", () => {
    expect(withNames([{ seat: 0, kind: "person", name: "Ann" }, bot(1, "greedy")]).map((one) => one.name)).toEqual([
      "Ann",
      "Bud",
    ]);
  });
  it("differ where several computers play as strongly", () => {
    const names = withNames([{ seat: 0, kind: "person", name: "" }, ...[1, 2, 3].map((seat) => bot(seat, "greedy"))]);
    expect(names.map((one) => one.name)).toEqual(["", "Ume", "Kiku", "Kaede"]);
  });
  it("are those that were given", () => {
    expect(withNames([bot(1, "Hana"), bot(2, "greedy")]).map((one) => one.name)).toEqual(["Hana", "Bud"]);
  });
});
