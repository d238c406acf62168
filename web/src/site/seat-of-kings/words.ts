// The words of Seat of Kings, which come with its pages.

import text from "virtual:words/kings";

import { learn } from "../words.ts";

learn(text);
