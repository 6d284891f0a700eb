import { hasWord } from "../document/has-word.ts";
import type { Unit } from "../document/unit.ts";
import { escapeText, removeInvalid } from "../xml/references.ts";
import { buildCodes, findBaseStyle, readCodes, type StoryAtom } from "./codes.ts";
import { isSamePath, plainWrapper, type Wrapper } from "./wrappers.ts";
import { buildPath, writeParagraph } from "./write.ts";

/** The span of a paragraph in a story, with the wrappers that are open at its start and its end. */
export interface Bounds {
  start: number;
  end: number;
  before: readonly Wrapper[];
  after: readonly Wrapper[];
}

/** The unit of a paragraph; undefined when it has nothing to translate. */
export function buildParagraphUnit(text: string, atoms: readonly StoryAtom[], bounds: Bounds): Unit | undefined {
  const units = atoms.flatMap((atom) => atom.units);
  if (units.length === 0 && !atoms.some(({ text }) => hasWord(text))) return undefined;
  const core = bounds.before.slice(0, bounds.before.findLastIndex(({ isRange }) => !isRange) + 1);
  const style = { base: findBaseStyle(atoms), core };
  const wrappers: Wrapper[] = [];
  const textWithTags = buildCodes(atoms, style, wrappers);
  const { start, end, from, to } = findTextBounds(atoms, bounds, buildPath([], style, new Set()));
  return {
    start,
    end,
    text: textWithTags,
    escape: (written) => escapeText(removeInvalid(written)),
    finish: (markup) => writeParagraph(readCodes(markup), wrappers, { style, from, to }),
    ...(units.length > 0 && { inner: { units, raw: text.slice(start, end) } }),
  };
}

/** Whether the tag in the file has a reading, so that it must be written again. */
const hadReading = ({ opening, start, end }: Wrapper): boolean => opening.length < end - start;

/** Finds the start and the end of the paragraph's text, if possible inside the `Content` of the base. */
function findTextBounds(atoms: readonly StoryAtom[], { start, end, before, after }: Bounds, base: readonly Wrapper[]) {
  const first = atoms[0];
  const last = atoms.at(-1);
  const inside = { path: base, inContent: true };
  const isBase = ({ path }: StoryAtom) =>
    isSamePath(path.some(({ isRange }) => isRange) ? path : [...path, plainWrapper], base);
  const begins = first?.content !== undefined && isBase(first) && !first.path.some(hadReading);
  const ends = last?.content !== undefined && isBase(last);
  return {
    start: begins ? (first.content?.start ?? start) : start,
    end: ends ? (last.content?.end ?? end) : end,
    from: begins ? inside : { path: before, inContent: false },
    to: ends ? inside : { path: after, inContent: false },
  };
}
