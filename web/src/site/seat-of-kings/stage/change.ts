// The changes of a log entry on the table of Seat of Kings, with the values before and after it.

import type { ChangeView, EntryView } from "../../../client/wire.ts";

/** The changes of an entry; unchanged values are left out. */
export const changeOf = ({ detail }: Pick<EntryView, "detail">): ChangeView => detail.change ?? {};
