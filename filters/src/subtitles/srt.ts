import { type Cue, lineBlocks, lineOfTimes } from "./cues.ts";

const timing = /[ \t]*\d+:\d\d:\d\d[,.]\d{1,3}[ \t]*-->[ \t]*\d+:\d\d:\d\d[,.]\d{1,3}/y;

/** Reads the cues of a SubRip file: a number, a line of times, lines of text. */
export function* readSrt(text: string): Generator<Cue> {
  for (const lines of lineBlocks(text)) {
    const times = lineOfTimes(text, lines, timing);
    const [first, last] = [lines[times + 1], lines.at(-1)];
    if (times >= 0 && first && last) yield { start: first.start, end: last.end };
  }
}
