/** Colours and drawings: written by tools/export_art.py from mankai/drawing/data/art.toml. */

import type { HueRow } from "./pen";

export const INK: string = "#1d1a26";
export const WASHI: string = "#fbf4e6";
export const GOLD: string = "#d3a33a";
export const MOON: string = "#f9efcf";
export const RED_SUN: string = "#e0533a";
export const STARLIGHT: string = "#f6ecd0";
export const PETAL: string = "M0 0C-5-3-6-10-2.300-14L0-11.500 2.300-14C6-10 5-3 0 0Z";
export const PLAIN_ROW: HueRow = ["#6b6257", "#3a342d", "#d9cfc0", "#c2b6a4", "#f8f0e2", "#b3423f", "#4f5f6b"];
