/** A graph of the numbers of all seats, as it is drawn on the end page and on the poster. */

export interface Box {
  width: number;
  height: number;
}

export interface GraphDrawing {
  /** By seat. */
  lines: string[];
  /** Numbers at the left, with their height. */
  levels: [number: number, y: number][];
  /** Turns below, with their place. */
  turns: [number: number, x: number][];
  left: number;
  right: number;
  bottom: number;
  /** The end of each line. */
  ends: [x: number, y: number][];
}

export const LEFT = 34;
const RIGHT = 18;
/** By seat: the dashes of its line, so that lines differ in more than colour. */
export const DASHES = ["", "10 6", "3 5", "14 4 3 4", "7 3", "2 3"];
export const COLOURS = ["#a81f4c", "#26386b", "#5d4a9c", "#2f6b45", "#8a5a12", "#5b4a42"];

/** Numbers hold until the next turn: lines go in steps. */
export function graph(lines: number[][], { width, height }: Box, least = 0): GraphDrawing {
  const turns = Math.max(1, lines[0].length - 1);
  const all = lines.flat();
  const low = Math.min(least, ...all);
  const most = Math.max(low + 1, ...all);
  const x = (turn: number) => round(LEFT + (turn * (width - LEFT - RIGHT)) / turns);
  const y = (number: number) => round(10 + ((most - number) * (height - 40)) / (most - low));
  const step = Math.max(1, Math.ceil(turns / 8));
  const levels = [...new Set([low, Math.round((low + most) / 2), most])];
  return {
    lines: lines.map((line) =>
      line.map((number, turn) => (turn ? `H${x(turn)}V${y(number)}` : `M${x(0)} ${y(number)}`)).join(""),
    ),
    levels: levels.map((number) => [number, y(number)]),
    turns: Array.from({ length: lines[0].length }, (_, turn): [number, number] => [turn, x(turn)]).filter(
      ([turn]) => turn > 0 && turn % step === 0,
    ),
    left: LEFT,
    right: round(width - RIGHT),
    bottom: y(low),
    ends: lines.map((line) => [x(line.length - 1), y(line.at(-1) ?? 0)]),
  };
}

function round(number: number): number {
  return Math.round(number * 10) / 10;
}
