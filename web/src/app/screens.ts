/** Screens by name: style sheets write `@media (--compact)`, scripts ask `new MediaQuery(SCREENS.compact)`. */

export const SCREENS = {
  /** A telephone, upright or lying. */
  compact: "(max-width: 720px), (max-height: 560px)",
  /** A telephone that lies. */
  low: "(max-height: 560px)",
  /** No room for a panel beside the board. */
  narrow: "(max-width: 1240px)",
  /** A laptop. */
  middle: "(max-width: 1500px)",
};
