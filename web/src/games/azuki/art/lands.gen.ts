/** Colours and drawings: written by tools/export_art.py from mankai/games/azuki/data/art.toml. */


export const SKIES: string[][][] = [
[
["#c2b6a4", "#f8f0e2", "#b3423f"],
["#8fa3a8", "#f3ece0", "#f7e8c0"],
["#3a3a4c", "#a89a94", "#f4e6c0"],
["#e9c9a4", "#fbf4e6", "#c65a3c"],
["#d8c2c4", "#faf2ea", "#8a3a4a"],
],
[
["#5a2238", "#f3a661", "#f7d68a"],
["#8e1f2c", "#f6c08a", "#fbe6b8"],
["#2b1a2e", "#b8451f", "#f2a63c"],
["#f0b070", "#fdf0d6", "#c2461d"],
["#f8dca8", "#fbf0dc", "#b3273f"],
],
[
["#5f9cc4", "#f1ead8", "#fbf3df"],
["#1d3358", "#7fb0cc", "#f6ecc8"],
["#bfe0e6", "#fdf3e0", "#e2725b"],
["#2c6f8e", "#b9e0d8", "#fdf6d8"],
["#f3cfc4", "#e6eef0", "#fdf3e6"],
],
[
["#97ae7a", "#f6ecd0", "#d97b3a"],
["#e6c583", "#faf0d8", "#c65a2c"],
["#3d4a3a", "#b7bf86", "#f2e6b4"],
["#b9d3b0", "#fbf3df", "#f0b84a"],
["#c98a5a", "#f5dfb4", "#fbf0d0"],
],
[
["#2e2a55", "#a58fc8", "#ffe58a"],
["#191737", "#5a4a92", "#fff3c0"],
["#b9a3d8", "#f7ecdf", "#e8b93a"],
["#4a3a78", "#e8b0a8", "#fff0b4"],
["#34486e", "#b8c8d8", "#fdf3c4"],
],
];
export const ROBES: string[][][] = [
[
["#6b6257", "#3a342d", "#d9cfc0"],
["#a34a3a", "#5a2018", "#eec4b4"],
["#46606e", "#22323c", "#bcd0d8"],
["#b08a3c", "#64480f", "#efdca4"],
],
[
["#c2461d", "#70200a", "#f6bd86"],
["#8e1f2c", "#4a0f1c", "#efb3a4"],
["#e0912c", "#8a4a0c", "#fbe0a0"],
["#3f2436", "#1d1018", "#d09a8a"],
],
[
["#23669a", "#0f3557", "#b5d6ea"],
["#2f8a94", "#0e474d", "#b4e0dc"],
["#4a4f9a", "#23265a", "#c6c9ee"],
["#e8eef2", "#7c9cb4", "#ffffff"],
],
[
["#58742d", "#2d3f14", "#cfdaa4"],
["#8a5f2c", "#4a3010", "#e8cd98"],
["#b8742c", "#6b3a10", "#f2d39a"],
["#5a5a52", "#2c2c28", "#c8c6b6"],
],
[
["#7a4fa8", "#3d2363", "#d9c4ee"],
["#34406e", "#161d3c", "#b8c2e6"],
["#d2a62c", "#7a5a08", "#fbeaa8"],
["#a83f78", "#5c1a40", "#f0c0d8"],
],
];
export const LAND: string[][] = [
["#c9bfae", "#8a7f6e", "#4a4338", "#fff2c8", "#6b6257", "#d9cfc0", "#a34a3a", "#46606e", "#b08a3c", "#fbf4e6", "#f8f0e2"],
["#dc8a4e", "#8f3214", "#4a1a10", "#ffd977", "#c2461d", "#f6bd86", "#8e1f2c", "#e0912c", "#3f2436", "#fdf0d6", "#f3a661"],
["#8fbcd2", "#2a6a98", "#123a5c", "#dff4f6", "#23669a", "#b5d6ea", "#2f8a94", "#4a4f9a", "#e8eef2", "#b9e0d8", "#f1ead8"],
["#b8c07e", "#6f8036", "#38461a", "#f4e4a0", "#58742d", "#cfdaa4", "#8a5f2c", "#b8742c", "#5a5a52", "#fbf3df", "#f6ecd0"],
["#8576b4", "#463a74", "#211a40", "#ffe98a", "#7a4fa8", "#d9c4ee", "#34406e", "#d2a62c", "#a83f78", "#e8b0a8", "#a58fc8"],
];
