/** The table of any game. */

import type { TableUi } from "../../app/game_module";
import { DEFAULT_ANIMATIONS } from "../../app/anim/animations";
import PlainBar from "./PlainBar.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainDetail from "./PlainDetail.svelte";

export const tableUi: TableUi = { Board: PlainBoard, Bar: PlainBar, Detail: PlainDetail, animations: DEFAULT_ANIMATIONS };
