/** Any game at a table. */

import type { Face } from "../../app/game_module";
import { USUAL } from "../../app/anim/animations";
import PlainBar from "./PlainBar.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainDetail from "./PlainDetail.svelte";

export const face: Face = { Board: PlainBoard, Bar: PlainBar, Detail: PlainDetail, stage: USUAL };
