/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/art.toml. */


export const STEEL: string = "#e9ecea";
export const JADE: string = "#2f7d62";
export const WOOD: string = "#8a5a34";
export const STRAW: string = "#d9b566";
export const BENI: string = "#b3273f";
export const SKIN: string = "#f6dfc4";
export const NIGHT: string = "#221f38";
export const FACE: string = "M-13-4C-13-17 13-17 13-4C13 8 6 15 1 15C-6 15-13 8-13-4Z";
