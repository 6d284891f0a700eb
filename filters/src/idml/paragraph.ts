import type { Unit } from "../document/unit.ts";
import { escapeText, holdable } from "../xml/references.ts";
import { type Atom, baseOf, type CodeToken, codesOf, readCodes } from "./codes.ts";
import { bare, isSame, isSamePath, type Position, rangeOf, tagsBetween, type Wrapper } from "./wrappers.ts";

/** A stretch of a story between two ends of paragraphs, and the wrappers that are open at its bounds. */
export interface Bounds {
  start: number;
  end: number;
  before: readonly Wrapper[];
  after: readonly Wrapper[];
}

const word = /[\p{L}\p{N}]/u;

/** The unit of a paragraph; undefined when it has nothing to translate. */
export function paragraphUnit(text: string, atoms: readonly Atom[], bounds: Bounds): Unit | undefined {
  const units = atoms.flatMap((atom) => atom.units);
  if (units.length === 0 && !atoms.some((atom) => word.test(atom.text))) return undefined;
  const core = bounds.before.slice(0, bounds.before.findLastIndex(({ isRange }) => !isRange) + 1);
  const style = { base: baseOf(atoms), core };
  const wrappers: Wrapper[] = [];
  const tagged = codesOf(atoms, style, wrappers);
  const { start, end, from, to } = withoutTags(atoms, bounds, pathOf([], style, new Set()));
  return {
    start,
    end,
    text: tagged,
    escape: (written) => escapeText(holdable(written)),
    finish: (markup) => writeParagraph(readCodes(markup), wrappers, { style, from, to }),
    ...(units.length > 0 && { inner: { units, raw: text.slice(start, end) } }),
  };
}

/** Where the paragraph's text begins and ends: inside the `Content` of the base where that is possible. */
function withoutTags(atoms: readonly Atom[], { start, end, before, after }: Bounds, base: readonly Wrapper[]) {
  const first = atoms[0];
  const last = atoms.at(-1);
  const inside = { path: base, inContent: true };
  const isBase = ({ path }: Atom) => isSamePath(path.some(({ isRange }) => isRange) ? path : [...path, bare], base);
  const begins = first?.content !== undefined && isBase(first);
  const ends = last?.content !== undefined && isBase(last);
  return {
    start: begins ? (first.content?.start ?? start) : start,
    end: ends ? (last.content?.end ?? end) : end,
    from: begins ? inside : { path: before, inContent: false },
    to: ends ? inside : { path: after, inContent: false },
  };
}

interface Style {
  base: Wrapper;
  core: readonly Wrapper[];
}

/** The markup between `from` and `to`. */
function writeParagraph(
  tokens: readonly CodeToken[],
  wrappers: readonly Wrapper[],
  { style, from, to }: { style: Style; from: Position; to: Position },
): string {
  const holders = rangeHolders(tokens, wrappers);
  const opened: Wrapper[] = [];
  let written = "";
  let at = from;
  for (const token of tokens) {
    if (token.kind === "open") opened.push(wrappers[token.wrapper] as Wrapper);
    else if (token.kind === "close") opened.pop();
    else {
      const next = { path: pathOf(opened, style, holders), inContent: token.kind !== "element" };
      written += tagsBetween(at, next) + token.raw;
      at = next;
    }
  }
  return written + tagsBetween(at, to);
}

/** Hyperlinks and the like with a range in them; they stand around ranges, the others inside one. */
function rangeHolders(tokens: readonly CodeToken[], wrappers: readonly Wrapper[]): ReadonlySet<Wrapper> {
  const holders = new Set<Wrapper>();
  const opened: Wrapper[] = [];
  for (const token of tokens) {
    if (token.kind === "close") opened.pop();
    if (token.kind !== "open") continue;
    const wrapper = wrappers[token.wrapper] as Wrapper;
    if (wrapper.isRange) for (const each of opened) holders.add(each);
    opened.push(wrapper);
  }
  return holders;
}

/**
 * The wrappers of text with these tags around it. Each element but ranges must be opened once, since it has an id:
 * what holds ranges stands outside of them.
 */
function pathOf(tags: readonly Wrapper[], { base, core }: Style, holders: ReadonlySet<Wrapper>): readonly Wrapper[] {
  const links = tags.filter(({ isRange }) => !isRange);
  const range = tags.findLast(({ isRange }) => isRange) ?? base;
  const isOutside = core.length > 0 && isSame(rangeOf(core), range);
  return [
    ...core,
    ...links.filter((link) => holders.has(link)),
    ...(isOutside ? [] : [range]),
    ...links.filter((link) => !holders.has(link)),
  ];
}
