// What an entry of the log changed on the table of Seat of Kings, with the values before and after it.

import type { ChangeView, EntryView } from "../../../client/wire.ts";

/** What an entry changed; what it did not change is left out. */
export const changeOf = ({ detail }: Pick<EntryView, "detail">): ChangeView => detail.change ?? {};
