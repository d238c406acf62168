// The line to the tables of this browser.

import { Connection } from "../client/connection.ts";
import { home } from "./home.ts";

export const connection = new Connection(() => home().open(document.documentElement.lang));
