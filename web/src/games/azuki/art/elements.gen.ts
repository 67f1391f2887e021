/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/art.toml. */

import type { HueRow } from "../../../app/art/pen";

export const COLOURS: HueRow[] = [
["#6b6257", "#3a342d", "#d9cfc0", "#c2b6a4", "#f8f0e2", "#b3423f", "#4f5f6b"],
["#c2461d", "#70200a", "#f6bd86", "#5a2238", "#f3a661", "#f7d68a", "#3a2030"],
["#23669a", "#0f3557", "#b5d6ea", "#5f9cc4", "#f1ead8", "#fbf3df", "#c95a4a"],
["#58742d", "#2d3f14", "#cfdaa4", "#97ae7a", "#f6ecd0", "#d97b3a", "#6b4a2b"],
["#7a4fa8", "#3d2363", "#d9c4ee", "#2e2a55", "#a58fc8", "#ffe58a", "#d8b23a"],
];
export const CREST: string[] = ["M19 6A13 13 0 1 1 8 13A9 9 0 1 0 19 6Z", "M19 4C22 12 31 16 31 24A12 10 0 0 1 7 24C7 18 11 16 13 11C15 14 16 14 17 15C19 12 19 8 19 4Z", "M3 22C9 12 16 12 19 18C22 24 28 22 28 17C28 13 24 12 22 15M3 30C10 24 16 26 19 29C24 33 30 31 35 26", "M4 31 15 11 21 20 25 15 34 31Z", "M22 3 9 21H18L14 35 29 16H20Z"];
