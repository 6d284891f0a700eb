import { type Cue, lineBlocks } from "./cues.ts";

const timing = /^[ \t]*\d+:\d\d:\d\d[,.]\d{1,3}[ \t]*-->[ \t]*\d+:\d\d:\d\d[,.]\d{1,3}/;

/** Reads the cues of a SubRip file: a number, a line of times, lines of text. */
export function readSrt(text: string): Cue[] {
  return lineBlocks(text).flatMap((lines) => {
    const times = lines.findIndex((line) => timing.test(text.slice(line.start, line.end)));
    const [first, last] = [lines[times + 1], lines.at(-1)];
    return times < 0 || !first || !last ? [] : [{ start: first.start, end: last.end }];
  });
}
