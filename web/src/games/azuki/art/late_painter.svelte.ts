/** The painter of cards, a part of the page that is loaded when the first card is to be seen. */

import type { paint } from "./painter";

let painter = $state.raw<typeof paint | null>(null);
let loading: Promise<void> | null = null;

export const late = {
  /** Returns the painter, and has it loaded if it is not there. */
  painter(): typeof paint | null {
    if (!painter) void late.load().catch(() => undefined);
    return painter;
  },
  /** Loads the painter, once; again after a failure. */
  load(): Promise<void> {
    loading ??= import("./painter").then(
      (loaded) => {
        painter = loaded.paint;
      },
      (failure: unknown) => {
        loading = null;
        throw failure;
      },
    );
    return loading;
  },
};
