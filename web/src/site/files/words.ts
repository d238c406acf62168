// The words of files, which come with the parts that say them.

import text from "virtual:words/files";

import { learn } from "../words.ts";

learn(text);
