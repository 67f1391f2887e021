/** The number of open dialogs. While there is one, it gets the keys of the board. */

export const dialogs = $state({ open: 0 });
