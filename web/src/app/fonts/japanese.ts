/** Japanese letters, in slices: the browser fetches those whose letters are shown. */

import "@fontsource/shippori-mincho-b1/800.css";
import "@fontsource/zen-kaku-gothic-new/500.css";
import "@fontsource/zen-kaku-gothic-new/700.css";
