/** QR codes (ISO/IEC 18004), as far as an address needs them: bytes, correction level M, versions 1 to 20. */

/** A square of modules, by row; true is dark. */
export type Code = boolean[][];

/** By version: the number of correction words in a block, and the number of blocks. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16];
export const MASKS = 8;

/** The code of a text; the mask is the one that reads best, unless it is given. Throws where the text is too long. */
export function qrModules(text: string, mask?: number): Code {
  const bytes = [...new TextEncoder().encode(text)];
  let version = 1;
  while (bytes.length > room(version)) if (++version > BLOCKS.length) throw new RangeError("too long for a code");
  const { modules, fixed } = patterns(version);
  fill(modules, fixed, interleave(words(bytes, version), version));
  const maskedCode = (one: number) => withMask(modules, fixed, one);
  if (mask !== undefined) return maskedCode(mask);
  const all = Array.from({ length: MASKS }, (_, one) => maskedCode(one));
  const faults = all.map(penalty);
  return all[faults.indexOf(Math.min(...faults))];
}

/** The number of words that the modules hold. */
function capacity(version: number): number {
  const marks = version > 1 ? Math.floor(version / 7) + 2 : 0;
  let modules = (16 * version + 128) * version + 64;
  if (marks) modules -= (25 * marks - 10) * marks - 55;
  if (version >= 7) modules -= 36;
  return Math.floor(modules / 8);
}

function plainWords(version: number): number {
  return capacity(version) - CORRECTION[version - 1] * BLOCKS[version - 1];
}

/** The number of bits that hold the length of the text. */
function lengthBits(version: number): number {
  return version < 10 ? 8 : 16;
}

/** The number of bytes of text that fit. */
function room(version: number): number {
  return Math.floor((plainWords(version) * 8 - 4 - lengthBits(version)) / 8);
}

/** The text with its head, filled up. */
function words(bytes: number[], version: number): number[] {
  const bits: number[] = [];
  const add = (value: number, count: number) => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  add(4, 4);
  add(bytes.length, lengthBits(version));
  for (const one of bytes) add(one, 8);
  const most = plainWords(version) * 8;
  add(0, Math.min(4, most - bits.length));
  add(0, -bits.length & 7);
  for (let pad = 0xec; bits.length < most; pad ^= 0xec ^ 0x11) add(pad, 8);
  return Array.from({ length: most / 8 }, (_, at) => parseInt(bits.slice(at * 8, at * 8 + 8).join(""), 2));
}

/** Multiplies two words in the standard's field of 256 elements. */
function multiply(first: number, second: number): number {
  let product = 0;
  for (let at = 7; at >= 0; at--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((second >> at) & 1) * first;
  }
  return product;
}

/** The words by which faults in a block are mended. */
export function correction(block: number[], count: number): number[] {
  const divisor = new Array<number>(count).fill(0);
  divisor[count - 1] = 1;
  for (let root = 1, at = 0; at < count; at++, root = multiply(root, 2))
    for (let term = 0; term < count; term++) divisor[term] = multiply(divisor[term], root) ^ (divisor[term + 1] ?? 0);
  const rest = new Array<number>(count).fill(0);
  for (const word of block) {
    const factor = word ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < count; at++) rest[at] ^= multiply(divisor[at], factor);
  }
  return rest;
}

/** Interleaves the words of all blocks and their correction words; the last blocks may be longer by one. */
function interleave(all: number[], version: number): number[] {
  const [blocks, extra] = [BLOCKS[version - 1], CORRECTION[version - 1]];
  const length = Math.floor(all.length / blocks);
  const short = blocks - (all.length % blocks);
  const parts = Array.from({ length: blocks }, (_, at) => {
    const from = at * length + Math.max(0, at - short);
    return all.slice(from, from + length + (at < short ? 0 : 1));
  });
  const corrections = parts.map((part) => correction(part, extra));
  const takeInTurn = (rows: number[][], most: number) =>
    Array.from({ length: most }, (_, at) => rows.flatMap((row) => (at < row.length ? [row[at]] : []))).flat();
  return [...takeInTurn(parts, length + 1), ...takeInTurn(corrections, extra)];
}

/** Returns the modules that are the same in every code of a version, and a map of them. */
function patterns(version: number): { modules: Code; fixed: Code } {
  const size = 17 + 4 * version;
  const [modules, fixed] = [0, 1].map(() => Array.from({ length: size }, () => new Array<boolean>(size).fill(false)));
  const set = (x: number, y: number, isDark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    [modules[y][x], fixed[y][x]] = [isDark, true];
  };
  const square = (x: number, y: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++) set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const corners = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ];
  for (const [x, y] of corners) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const marks = alignment(version);
  const last = marks.length - 1;
  marks.forEach((y, row) =>
    marks.forEach((x, column) => {
      const isCorner = (row === 0 && (column === 0 || column === last)) || (row === last && column === 0);
      if (!isCorner) square(x, y, 2, (ring) => ring !== 1);
    }),
  );
  drawFormat(set, size, 0);
  if (version >= 7) {
    const bits = (version << 12) | remainder(version, 12, 0x1f25);
    for (let at = 0; at < 18; at++) {
      const [near, far, isDark] = [Math.floor(at / 3), size - 11 + (at % 3), ((bits >> at) & 1) === 1];
      set(near, far, isDark);
      set(far, near, isDark);
    }
  }
  return { modules, fixed };
}

function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2;
  const found = [6];
  for (let at = version * 4 + 10; found.length < count; at -= step) found.splice(1, 0, at);
  return found;
}

/** Returns the remainder of a division in the field of two; `bits` of it. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let at = 0; at < bits; at++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return rest;
}

/** Draws the number of the mask; level M is 0. */
function drawFormat(set: (x: number, y: number, isDark: boolean) => void, size: number, mask: number): void {
  const bits = ((mask << 10) | remainder(mask, 10, 0x537)) ^ 0x5412;
  const isDark = (at: number) => ((bits >> at) & 1) === 1;
  const first = [0, 1, 2, 3, 4, 5, 7, 8].map((y) => [8, y]);
  const second = [7, 5, 4, 3, 2, 1, 0].map((x) => [x, 8]);
  [...first, ...second].forEach(([x, y], at) => set(x, y, isDark(at)));
  for (let at = 0; at < 8; at++) set(size - 1 - at, 8, isDark(at));
  for (let at = 8; at < 15; at++) set(8, size - 15 + at, isDark(at));
  set(8, size - 8, true);
}

/** Draws the words up and down in columns of two, from the right. */
function fill(modules: Code, fixed: Code, all: number[]): void {
  const size = modules.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y][x] || bit >= all.length * 8) continue;
        modules[y][x] = ((all[bit >> 3] >> (7 - (bit & 7))) & 1) === 1;
        bit++;
      }
  }
}

const TURNS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function withMask(modules: Code, fixed: Code, mask: number): Code {
  const code = modules.map((row, y) => row.map((isDark, x) => isDark !== (!fixed[y][x] && TURNS[mask](x, y))));
  drawFormat((x, y, isDark) => (code[y][x] = isDark), code.length, mask);
  return code;
}

/** Rates how hard a code is to read: long lines, squares, false corners, and too much of one colour. */
function penalty(code: Code): number {
  const size = code.length;
  const columns = code.map((_, x) => code.map((row) => row[x]));
  let found = 0;
  for (const line of [...code, ...columns]) {
    const signs = line.map((isDark) => (isDark ? "1" : "0")).join("");
    for (const run of signs.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let at = 0; at + 11 <= size; at++) if (["10111010000", "00001011101"].includes(signs.slice(at, at + 11))) found += 40;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (code[y][x] === code[y - 1][x] && code[y][x] === code[y][x - 1] && code[y][x] === code[y - 1][x - 1]) found += 3;
  const dark = code.flat().filter(Boolean).length / (size * size);
  return found + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}

/** A code as one path of an SVG, a module a unit. */
export function path(code: Code): string {
  return code.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
