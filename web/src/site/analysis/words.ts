// The words of analysis and of the editor, which come with their pages.

import text from "virtual:words/analysis";

import { learn } from "../words.ts";

learn(text);
