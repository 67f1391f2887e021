/** Draws a figure in a long robe that looks to the right. */

import { GOLD, INK, ink, WASHI, type Hues } from "./pen";

export const FIGURE = { width: 210, height: 260, foot: 75 };

/** The features of a figure, drawn on 210 x 260, the feet at (90, 252). */
export interface Guise {
  hues: Hues;
  /** Paths of the hair: behind the head, and over the brow. */
  hair: [behind: string, over: string];
  /** Ornament in the hair, or mask. */
  worn: string;
  /** The pattern of the robe. */
  cloth: string;
  /** The weapon or fan in the hand. */
  held: string;
  isMasked?: boolean;
}

const ROBE =
  "M70 82C60 92 58 106 60 122L57 146C48 182 34 220 4 248C40 258 92 257 128 250C126 222 116 178 106 146L104 122C108 106 106 92 98 82C90 76 78 76 70 82Z";

/** Draws a figure; `id` is a prefix for element ids, unique on the page. */
export function figure({ hues, hair, worn, cloth, held, isMasked = false }: Guise, id: string): string {
  const lip = isMasked ? "" : `<path d="M103 58.500h4.500" stroke="#b3273f" stroke-width="2.400" stroke-linecap="round"/>`;
  return `<svg class="figure" viewBox="0 0 ${FIGURE.width} ${FIGURE.height}" aria-hidden="true"><defs><linearGradient id="${id}-dye" x2="0" y2="1"><stop stop-color="${hues.main}"/><stop offset=".55" stop-color="${hues.main}"/><stop offset="1" stop-color="${hues.deep}"/></linearGradient><clipPath id="${id}-robe"><path d="${ROBE}"/></clipPath></defs>
<path d="${hair[0]}" fill="${INK}"/><path d="M58 120C36 108 22 120 26 140C32 152 46 148 58 140Z" fill="${GOLD}" ${ink(1.6)}/><path d="M30 138C20 158 22 176 30 188L44 184C38 168 40 154 46 144Z" fill="${GOLD}" ${ink(1.4)}/>
<path d="${ROBE}" fill="url(#${id}-dye)" ${ink(2.2)}/><g clip-path="url(#${id}-robe)">${cloth}<path d="M100 150C104 186 112 222 116 256" fill="none" stroke="${WASHI}" stroke-width="5"/><path d="M0 250C40 258 92 256 130 250" fill="none" stroke="${WASHI}" stroke-width="6"/></g>
<path d="M82 62L84 84L98 82V64Z" fill="${WASHI}" ${ink(1.4)}/><path d="M74 82L92 108L100 82L96 76L90 88L82 76Z" fill="${WASHI}" ${ink(1.3)}/>
<path d="M58 120H105L108 148H56Z" fill="${hues.second}" ${ink(1.8)}/><path d="M57 133H107" stroke="${GOLD}" stroke-width="3.600"/><circle cx="96" cy="133" r="4" fill="${WASHI}" ${ink(1.2)}/>
<path d="M78 48C78 34 88 28 98 30C108 32 112 42 110 52C109 62 103 70 96 70C86 70 78 62 78 48Z" fill="${WASHI}" ${ink(1.5)}/>${lip}<path d="M98 50q5-2.500 9 0" fill="none" ${ink(1.5)}/>
<path d="${hair[1]}" fill="${INK}"/>${worn}
${held}
<path d="M84 84C98 84 120 98 146 108L148 120C140 122 136 126 134 134C132 154 126 172 114 186C106 168 100 146 96 124C86 112 80 96 84 84Z" fill="${hues.main}" ${ink(2)}/><path d="M134 134C132 154 126 172 114 186C111 180 108 173 106 166C114 156 120 146 124 130Z" fill="${hues.soft}" ${ink(1.2)}/><path d="M144 107L156 112L153 121L146 119Z" fill="${WASHI}" ${ink(1.4)}/></svg>`;
}
