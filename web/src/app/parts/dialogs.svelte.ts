/** How many dialogs lie over the page: the keys of a board are theirs as long as there is one. */

export const dialogs = $state({ open: 0 });
