import { describe, expect, it } from "vitest";
import { qrModules, correction, MASKS } from "../src/app/parts/qr/qr";
import { isOnlyHere } from "../src/app/pages/invitations";

/** Codes that another encoder (python-qrcode 8) has made. */
const MANKAI = `
111111100101001111111 100000101100001000001 101110100001101011101 101110100101101011101 101110101011101011101
100000100111001000001 111111101010101111111 000000000010000000000 101010100110100010010 111101001011010101011
000101111111011101111 100100010111110110000 110111101101011100010 000000001000001100111 111111100110100010011
100000100100001000011 101110101000101000011 101110100001010111110 101110101001011111001 100000100001110000010
111111101111011010011`
  .trim()
  .split(/\s+/);
const LINK = "http://192.168.1.23:8000/#/join/q0Zr5v9Jm2Xw/AbCdEfGhIjKlMnOpQrStUv";
const KNOWN: [text: string, mask: number, size: number, digest: string][] = [
  ["mankai", 7, 21, "92c73dff43053c04229de4823d247188f5a4c7c0a8033c4347f40cba13ee4a2e"],
  ["満開", 2, 21, "0ad64c991dfc7a656d298ab4836fe932ef77262b468010ca4a8bf4b00411b92c"],
  [LINK, 2, 37, "9d6ed0e14b0b6a8f86869e22eda8c7891838d9ac799cf96d7ad2082e225aa0d4"],
  [LINK, 5, 37, "d57b1951139ba5fdb08e34b592081a66c41ca58aa57bf23c27d46eb0117c974f"],
  ["x".repeat(200), 7, 57, "817b94e1364e8b1bd61885c4afffe6d4d322a3782e1f6f1019c13cf15e64032a"],
  ["y".repeat(330), 5, 69, "67ba9a5e73e891d06ffb1bc636052ea4a2a5e03b8bcbe8d30889bea7bdafae07"],
];

const written = (code: boolean[][]) => code.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));

describe("QR codes", () => {
  it("are module by module those of another encoder", () => {
    expect(written(qrModules("mankai", 0))).toEqual(MANKAI);
  });
  it.each(KNOWN)("are the same for %s with mask %i", async (text, mask, size, digest) => {
    const rows = written(qrModules(text, mask));
    expect(rows.length).toBe(size);
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(rows.join("\n"))));
    expect([...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")).toBe(digest);
  });
  it("correct as in the standard's own example", () => {
    // Version 1-M of "01234567", ISO/IEC 18004, annex I.
    const words = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
    expect(correction(words, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });
  it("take one of the masks, the same each time", () => {
    const one = written(qrModules(LINK)).join();
    expect(Array.from({ length: MASKS }, (_, mask) => written(qrModules(LINK, mask)).join())).toContain(one);
    expect(written(qrModules(LINK)).join()).toBe(one);
  });
  it("refuse what is too long", () => {
    expect(() => qrModules("z".repeat(700))).toThrow(RangeError);
  });
});

describe("addresses", () => {
  it.each(["localhost", "127.0.0.1", "127.0.1.1", "[::1]"])("%s means this computer to everybody", (host) =>
    expect(isOnlyHere(host)).toBe(true),
  );
  it.each(["192.168.1.23", "play.example", "localhost.example"])("%s does not", (host) => expect(isOnlyHere(host)).toBe(false));
});
