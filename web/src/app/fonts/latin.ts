/** The letters of the first screen: about 50 kB. */

import "@fontsource/shippori-mincho-b1/latin-800.css";
import "@fontsource/zen-kaku-gothic-new/latin-500.css";
import "@fontsource/zen-kaku-gothic-new/latin-700.css";
