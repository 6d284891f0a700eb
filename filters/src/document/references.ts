import { type Encoding, findUnencodable } from "../encoding.ts";

/** References for characters that the file's encoding can't represent. */
export interface CharacterReferences {
  character(codePoint: number): string;
  /** Finds sections, such as CDATA, in which a reference is text; one is written between `end` and `start`. */
  sections?: { in(text: string): Iterator<Section>; end: string; start: string } | undefined;
}

/** Offsets of the content of a section. */
export interface Section {
  start: number;
  end: number;
}

/** Replaces characters that the encoding can't represent with references. `text` is the text that the edits change. */
export function applyWithReferences<Edit extends { start: number; text: string }>(
  text: string,
  edits: readonly Edit[],
  encoding: Encoding,
  reference: CharacterReferences,
): Edit[] {
  const isInSection = reference.sections ? trackSpans(reference.sections.in(text)) : () => false;
  const ordered = edits.toSorted((a, b) => a.start - b.start);
  return ordered.map((edit) => {
    if (findUnencodable(edit.text, encoding) < 0) return edit;
    return { ...edit, text: writeReferences(edit.text, isInSection(edit.start), encoding, reference) };
  });
}

/** Returns a test whether an offset is in one of the spans; tested offsets must not decrease. */
function trackSpans(spans: Iterator<Section>): (offset: number) => boolean {
  let span = spans.next();
  return (offset) => {
    while (!span.done && span.value.end < offset) span = spans.next();
    return !span.done && span.value.start <= offset;
  };
}

function writeReferences(text: string, startsInSection: boolean, encoding: Encoding, reference: CharacterReferences) {
  const { character, sections } = reference;
  const referAll = (part: string, around: readonly [string, string]) => {
    let written = "";
    let isOut = false;
    for (const each of part) {
      const isHeld = findUnencodable(each, encoding) < 0;
      if (isHeld === isOut) written += around[isOut ? 1 : 0];
      isOut = !isHeld;
      written += isHeld ? each : character(each.codePointAt(0) as number);
    }
    return isOut ? written + around[1] : written;
  };
  if (!sections) return referAll(text, ["", ""]);
  const { start, end } = sections;
  let isInSection = startsInSection;
  let written = "";
  for (let at = 0; at < text.length; isInSection = !isInSection) {
    const bracket = isInSection ? end : start;
    const next = text.indexOf(bracket, at);
    const to = next < 0 ? text.length : next;
    written += referAll(text.slice(at, to), isInSection ? [end, start] : ["", ""]);
    if (next >= 0) written += bracket;
    at = to + bracket.length;
  }
  return written;
}
