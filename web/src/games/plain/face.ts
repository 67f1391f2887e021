/** Any game at a table. */

import type { Face } from "../../app/lib/kinds";
import { USUAL } from "../../app/lib/staging";
import PlainBar from "./PlainBar.svelte";
import PlainBoard from "./PlainBoard.svelte";
import PlainDetail from "./PlainDetail.svelte";

export const face: Face = { Board: PlainBoard, Bar: PlainBar, Detail: PlainDetail, stage: USUAL };
