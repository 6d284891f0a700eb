import { textFilter } from "../document/text-filter.ts";
import { formats } from "../formats.ts";
import { srtOptions } from "./options.ts";
import { readSrt } from "./read.ts";

/** SubRip subtitles: the lines of a cue that go on in one another are a unit; `<i>`, `{\an8}` and the like are codes. */
export const srt = textFilter({
  ...formats.srt,
  options: srtOptions,
  declaredEncoding: (_file, { encoding }) => encoding,
  read: (text, settings) => ({ parts: readSrt(text, settings) }),
});
