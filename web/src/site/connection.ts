// The socket that all parts of the page share.

import { Connection } from "../client/connection.ts";

export const connection = new Connection();
