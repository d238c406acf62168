// The words of files, which come with the parts that say them.

import { learn } from "../words.ts";

await learn("table", "files");
