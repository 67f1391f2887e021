/** Colours and drawings: written by tools/export_art.py from mankai/games/oka/data/art.toml. */

import type { HueRow } from "../../../app/art/pen";
import type { Ground, Light } from "../../../app/art/picture";

export const SUITS: { colours: HueRow; light: Light; ground: Ground }[] = [
{
"colours": ["#3a3546", "#1d1a26", "#cfc8d6", "#a79fb4", "#f3ecdf", "#e0533a", "#574e60"],
"light": "night",
"ground": "hills",
},
{
"colours": ["#b3273f", "#6e1730", "#f3b7a4", "#e58f7c", "#fbe3cb", "#d9453f", "#7d2440"],
"light": "sun",
"ground": "hills",
},
{
"colours": ["#26598c", "#17365e", "#bcd3e6", "#8fb8dc", "#f3ecdf", "#f6ecc8", "#23669a"],
"light": "moon",
"ground": "sea",
},
{
"colours": ["#3f7a4a", "#234a2c", "#c5dcb4", "#a6cc98", "#f8f2da", "#f0b13c", "#58742d"],
"light": "sun",
"ground": "hills",
},
];
export const FAMILIES: { colours: HueRow; crest: string }[] = [
{
"colours": ["#9a5a17", "#5e370c", "#f0d4a3", "#e8bd7c", "#fbf0d6", "#c8402f", "#8c5a33"],
"crest": "M7 19h24c0 7-5 12-12 12S7 26 7 19Zm4-9c0-3 3-3 3-6m5 6c0-3 3-3 3-6m-13 9 3 3m16-7 4-4m-6 6 5-2",
},
{
"colours": ["#8e3566", "#55193a", "#ecc2d6", "#dfa3c2", "#f9e9ee", "#f6ecc8", "#7b3d99"],
"crest": "M19 32 4 17a21 21 0 0 1 30 0Zm0 0L11 12m8 20 8-20M19 32V10",
},
{
"colours": ["#35506b", "#1c2f42", "#c2d2de", "#9db6c8", "#f2eee2", "#e0533a", "#33505f"],
"crest": "M8 31 29 10l3-5-5 3L6 29ZM6 25l7 7m4-22 3-4 3 4m-12 6-4-3",
},
{
"colours": ["#6b3f22", "#3e2310", "#e0cbb4", "#cdb091", "#f6ecdb", "#d3a33a", "#8c5a33"],
"crest": "M5 14c6 0 10-3 14-8 4 5 8 8 14 8M9 14v6h20v-6M6 25c5 0 9-2 13-5 4 3 8 5 13 5M10 25v8h18v-8m-9 0v8",
},
{
"colours": ["#b0416b", "#6b1f3d", "#f4c4d4", "#eba6bf", "#fcebea", "#f6ecc8", "#a82457"],
"crest": "M4 32 15 13l4 5 4-5 11 19ZM19 4v6m-3-3h6m-13-1 2 3m16-3-2 3",
},
];
