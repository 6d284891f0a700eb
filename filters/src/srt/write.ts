import { withoutEmptyLines } from "../subtitles/lines.ts";

/** SubRip has no escapes. */
export const srtText = withoutEmptyLines;
