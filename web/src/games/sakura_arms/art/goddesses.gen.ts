/** Colours and drawings: written by tools/export_art.py from mankai/games/sakura_arms/data/art.toml. */

import type { HueRow } from "../../../app/art/pen";

export const COLOURS: Record<string, HueRow> = {
"yurina": ["#b3273f", "#6d1430", "#f0b8ad", "#e9a48f", "#fbeeda", "#c9304a", "#2d3f74"],
"himika": ["#c24c18", "#7b2508", "#f5bd7a", "#332a4d", "#f0a255", "#f4d07a", "#2b2540"],
"tokoyo": ["#7b3d99", "#45215f", "#d9c0e6", "#b99ad0", "#fbeee0", "#f7dfa0", "#c9932f"],
"oboro": ["#33505f", "#16262f", "#a9bfc4", "#1d2f42", "#8ea8ad", "#e9e3c9", "#8a3a4a"],
"chikage": ["#557a29", "#2a3f14", "#c9d79c", "#3a3550", "#c3cc92", "#e8e2ae", "#7c3a72"],
"thallya": ["#1f7280", "#0d4049", "#a8d3d3", "#86bcc2", "#f8ead0", "#f2c66a", "#a8741f"],
"saine": ["#554aa3", "#2a2362", "#c3bde8", "#6f74bd", "#f3e6e4", "#f2ead2", "#b88a2c"],
"yukihi": ["#a8527a", "#5f2645", "#ecc1d4", "#8a9cc0", "#f5ecef", "#fbf7ee", "#3b4a78"],
"shinra": ["#7d692a", "#453812", "#e0d09a", "#c9b57a", "#fbf2dc", "#a83a2e", "#2f4a4a"],
"hagane": ["#8c5a33", "#4d2c13", "#e3bf97", "#6c5a66", "#f1cfa2", "#e8a24a", "#3a3f52"],
"kururu": ["#8f6c0d", "#523c02", "#ecd68c", "#4a3f5c", "#f3d58a", "#9fe0e8", "#23626b"],
"raira": ["#2f69a6", "#133a66", "#b3d2ee", "#23395f", "#a8cbe0", "#fff0a8", "#c7a52e"],
"utsuro": ["#44405a", "#221f33", "#c3bfd4", "#2a2740", "#9d97b3", "#d9d3e6", "#6b3f52"],
"honoka": ["#a8527f", "#63284a", "#f3c6d8", "#e8a9bd", "#fdf0e6", "#f4d58a", "#7c6a9c"],
};
export const CREST: Record<string, string> = {
"yurina": "M7 31C16 25 26 15 31 7C27 18 18 27 9 33ZM5 28l6 6",
"himika": "M4 23h13l4-4h12v4H22l-3 3h-5l-2 6H7l2-6H4Zm29-10 2-4m1 8 3-2m-3 7 3 1",
"tokoyo": "M19 32 4 16a21 21 0 0 1 30 0ZM19 32 11 12m8 20 8-20M19 32V10",
"oboro": "M19 3l4 12 12 4-12 4-4 12-4-12-12-4 12-4Zm0 13a3 3 0 1 0 .1 0Z",
"chikage": "M15 5h8m-6 0v8L9 27c-2 4 0 6 4 6h12c4 0 6-2 4-6l-8-14V5M12 24h14",
"thallya": "M19 9a10 10 0 1 0 .1 0Zm0 6a4 4 0 1 0 .1 0ZM19 3v6m0 20v6M3 19h6m20 0h6M8 8l4 4m14 14 4 4M8 30l4-4M26 12l4-4",
"saine": "M6 34 25 13c-1-5 3-9 8-10-1 7-3 11-8 10Zm17 3 3 3",
"yukihi": "M19 6C10 6 5 12 4 19h30C33 12 28 6 19 6Zm0-2v26c0 4-6 4-6 0",
"shinra": "M9 6h19v26H9c-3 0-3-4 0-4h19M13 12h11m-11 5h11m-11 5h8",
"hagane": "M6 8h20v10H6Zm10 10v16m-4 0h8M26 10l6 3-6 3",
"kururu": "M19 10a9 9 0 1 0 .1 0Zm0 5a4 4 0 1 0 .1 0ZM19 3v7m0 18v7M3 19h7m18 0h7",
"raira": "M9 32C5 22 8 12 14 6c0 8 0 18-5 26Zm10 1c-4-10-2-20 3-26 2 8 1 18-3 26Zm10-1c-3-8-2-16 3-22 2 8 0 16-3 22Z",
"utsuro": "M10 34 24 6m0 0C14 4 6 8 4 16 10 11 17 10 22 11",
"honoka": "M10 4v31M10 6c8-4 12 4 20 0v14c-8 4-12-4-20 0",
};
