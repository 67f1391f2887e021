/** What data/cards.toml says of a card; there the fields are explained. */

export interface CardNote {
  being?: string;
  pose?: string;
  clothes?: string;
  head?: string[];
  right?: string;
  left?: string;
  eye?: string;
  mouth?: string;
  skin?: string;
  girth?: number;
  lean?: number;
  has_cape?: boolean;
  near?: number;
  size?: number;
  place?: number[];
  is_mirrored?: boolean;
  shows?: string;
  scene?: string;
  sky?: number;
  robe?: number;
  disc?: number[];
  behind?: string[];
  over?: string[];
}

/** What cards without a note show, by element. */
export interface Others {
  scene: string[][];
  spell: string[][];
  weapon: string[][];
  gate: string[][];
  being: CardNote;
}
