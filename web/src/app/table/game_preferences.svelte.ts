/** Settings of the game at the table. */

export const currentGame: {
  /** Name and key of the label. */
  preferences: Record<string, string>;
} = $state({ preferences: {} });
