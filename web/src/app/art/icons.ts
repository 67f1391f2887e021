/** Signs, drawn and never typed: on a grid of 24, in strokes of 2.2. */

export const ICONS = {
  attack: "M4 20 15 9C18 6 20 4 21 3C20 5 18 8 16 10L6 21ZM4 16l4 4",
  utility: "M12 3v18M3 12h18M6 6l12 12M18 6 6 18",
  enchantment: "M12 21C4 17 3 9 11 3c1 3 2 4 4 5c5 4 3 10-3 13Zm0-4v-7",
  form: "M5 8h10l-3-3m7 11H9l3 3",
  plan: "M7 4h10v16H7zm3 5h4m-4 4h4",
  back: "M15 5l-7 7 7 7",
  undo: "M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  redo: "M15 6l5 5-5 5M20 11H10a5 5 0 0 0 0 10h3",
  hint: "M9 18h6m-5 3h4M12 3a6 6 0 0 0-3 11c.7.6 1 1 1 2h4c0-1 .3-1.400 1-2a6 6 0 0 0-3-11Z",
  log: "M5 5h14M5 10h14M5 15h9M5 20h6",
  settings: "M4 7h9m5 0h2M4 17h3m5 0h8M15.500 4.500a2.500 2.500 0 1 0 .1 0ZM9.500 14.500a2.500 2.500 0 1 0 .1 0Z",
  flag: "M6 21V4c5-3 7 3 13 0v10c-6 3-8-3-13 0",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1m2 4a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  since: "M4 12a8 8 0 1 0 3-6.200M4 4v5h5M12 8v5l3 2",
  fold: "M9 4v16M4 4h16v16H4ZM16 9l-3 3 3 3",
  unfold: "M15 4v16M4 4h16v16H4ZM9 9l3 3-3 3",
  sun: "M12 8a4 4 0 1 0 .1 0ZM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2m0-14-2 2M7 17l-2 2",
  moon: "M19 14A8 8 0 0 1 10 5a8 8 0 1 0 9 9Z",
  tick: "M4 13l5 5L20 6",
  cross: "M6 6l12 12M18 6 6 18",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5Z",
  play: "M7 4l13 8-13 8Z",
  skip: "M5 5l8 7-8 7ZM14 5l6 7-6 7",
  pause: "M8 5v14M16 5v14",
  replay: "M4 5v6h6M5 11a8 8 0 1 1-.5 5",
  friends: "M8 11a3.500 3.500 0 1 0-.1 0ZM16.500 11a3 3 0 1 0-.1 0ZM2 20c0-4 3-6 6-6s6 2 6 6m2-6c3 0 6 2 6 5",
  book: "M4 5c4-2 6-1 8 1c2-2 4-3 8-1v14c-4-2-6-1-8 1c-2-2-4-3-8-1ZM12 6v14",
  clock: "M12 3a9 9 0 1 0 .1 0ZM12 7v5l4 2",
  players: "M12 11a4 4 0 1 0-.1 0ZM4 21c0-5 4-7 8-7s8 2 8 7",
  deck: "M7 3h10v14H7ZM4 7v14h10",
  arrow: "M4 12h15m-6-6 6 6-6 6",
  sound: "M4 9v6h4l5 4V5L8 9Zm12 0c2 2 2 4 0 6m2-9c4 4 4 8 0 12",
  keyboard: "M3 6h18v12H3ZM7 10h.1m3.300 0h.1m3.300 0h.1m3.300 0h.1M8 14h8",
  speech: "M4 5h16v11H11l-5 4v-4H4Z",
  warning: "M12 4 21 20H3ZM12 10v4m0 3v.1",
  stun: "M13 2 5 14h6l-1 8 9-13h-6Z",
} as const;

export type IconName = keyof typeof ICONS;

/** Places of tokens and kinds of numbers that more than one game has. */
export const SHIELD = "M12 2 21 5.500V12c0 5-4 8.500-9 10.500C7 20.500 3 17 3 12V5.500Z";
export const FLAME = "M15 1C17 8 28 12 28 22A13 11.500 0 0 1 2 22C2 16 6 14 8 9C10 12 11 12 12 13C14 10 15 6 15 1Z"; // 30 x 34
