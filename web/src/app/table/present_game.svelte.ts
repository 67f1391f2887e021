/** What the game at the table adds to the page around it. */

export const present: {
  /** What can be set for this game alone, by name: the key of what it is called. */
  preferences: Record<string, string>;
} = $state({ preferences: {} });
