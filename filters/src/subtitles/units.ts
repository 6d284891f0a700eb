import type { SegmentationSettings } from "../document/sentence-ends.ts";
import type { TextReader, Unit } from "../document/unit.ts";
import { type Cue, readCue } from "./cues.ts";
import { findLineBreak, groupLines, isOneText, type LineGroup, wrap } from "./lines.ts";

/** The syntax of the text in a format's cues. */
export interface CueSyntax {
  /** Matches every tag; a group is the name of a tag that may be part of a pair. */
  markup: RegExp;
  decode(text: string): string;
  /** Removes markup that a translation drops. */
  clean?(raw: string): string;
  encode(text: string): string;
}

/** The units of cues. Sentences continue across the lines of a unit, and its translation gets as many lines. */
export function* buildUnits(
  text: string,
  cues: Iterable<Cue>,
  cutting: SegmentationSettings,
  { markup, decode, encode, clean = (raw) => raw }: CueSyntax,
): Generator<Unit> {
  const read: TextReader = ({ start, end }) => readCue(clean(text.slice(start, end)), markup, decode);
  const groupsOf = ({ start, end, lines }: Cue): readonly LineGroup[] => {
    if (!lines || isOneText(text, lines)) return [{ start, end, count: lines?.length ?? 1 }];
    return groupLines(lines, read, cutting);
  };
  for (const cue of cues) {
    for (const group of groupsOf(cue)) {
      const { start, end } = group;
      const unit: Unit = { start, end, text: group.text ?? read(group), again: read, escape: encode };
      if (group.count > 1) unit.finish = (markupOf) => wrap(markupOf, group.count, findLineBreak(text, group), markup);
      if (cue.name !== undefined) unit.context = cue.name;
      yield unit;
    }
  }
}
