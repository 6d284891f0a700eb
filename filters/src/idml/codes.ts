import type { InlineTag, TaggedText } from "@openparlance/text";
import { emptyCodeName } from "../document/sentences.ts";
import type { PositionedTag, Unit } from "../document/unit.ts";
import { countCommon, findRange, isSameWrapper, type Wrapper } from "./wrappers.ts";

/**
 * An atom of a paragraph: text, a character that is no text, or an element; `path` are the wrappers around it.
 *
 * - `raw`: the markup in the file, at `start`
 * - `text`: the text that the markup represents; "" for the other kinds
 * - `isContent`: whether the atom belongs to the sentence around it
 * - `content`: offsets of the inside of the `Content` element around it, undefined for an element
 */
export interface StoryAtom {
  path: readonly Wrapper[];
  kind: "text" | "special" | "element";
  raw: string;
  text: string;
  start: number;
  isContent: boolean;
  content: { start: number; end: number } | undefined;
  units: readonly Unit[];
}

/** Not allowed in XML, so no text of a file contains it. */
const endMarkCode = "\u0001";
const openMark = "\u0002";
const closeMark = "\u0003";

/** A piece of a paragraph from `buildCodes`, in the order in which the paragraph is written. */
export type CodeToken =
  | { kind: "text" | "special" | "element"; raw: string }
  | { kind: "open"; wrapper: number }
  | { kind: "close" };

/**
 * Matches the characters in a text that are no text. At the first, InDesign anchors the end of an endnote and similar
 * objects. The second is a forced line break.
 */
export const markPattern = /[\uFEFF\u2028]|&#(?:x2028|8232);/i;

const tokenPattern = new RegExp(
  `${openMark}(\\d+)${endMarkCode}|${closeMark}${endMarkCode}|(<[^${endMarkCode}]*)${endMarkCode}|[^<${openMark}${closeMark}]+`,
  "g",
);
/** A mark as a code. It can't be text, because text contains no `<`. */
const codedMarkPattern = /^<([\uFEFF\u2028&].*)$/;

export function readCodes(markup: string): CodeToken[] {
  return Array.from(markup.matchAll(tokenPattern), ([raw, wrapper, element]): CodeToken => {
    if (wrapper !== undefined) return { kind: "open", wrapper: Number(wrapper) };
    const mark = codedMarkPattern.exec(element ?? "")?.[1];
    if (mark !== undefined) return { kind: "special", raw: mark };
    if (element !== undefined) return { kind: element.startsWith("<?") ? "special" : "element", raw: element };
    return raw === closeMark + endMarkCode ? { kind: "close" } : { kind: "text", raw };
  });
}

/**
 * The text of a paragraph with wrappers as pairs.
 *
 * @param base the style of most of the text, which doesn't become tags; nor do the wrappers around all of it, `core`
 * @param wrappers receives the wrappers to which codes refer by index
 */
export function buildCodes(
  atoms: readonly StoryAtom[],
  { base, core }: { base: Wrapper; core: readonly Wrapper[] },
  wrappers: Wrapper[],
): TaggedText {
  const tags: InlineTag[] = [];
  const known = new Map<Wrapper | string, number>();
  let plain = "";
  let opened: readonly Wrapper[] = [];
  const moveTo = (path: readonly Wrapper[]) => {
    const common = countCommon(opened, path);
    for (const { name } of opened.slice(common).reverse())
      tags.push({ kind: "close", name: tagName(name), text: closeMark + endMarkCode, at: plain.length });
    for (const wrapper of path.slice(common)) {
      const key = wrapper.isRange ? wrapper.opening : wrapper;
      const index = known.get(key) ?? wrappers.push(wrapper) - 1;
      known.set(key, index);
      tags.push({ kind: "open", name: tagName(wrapper.name), text: openMark + index + endMarkCode, at: plain.length });
    }
    opened = path;
  };
  for (const atom of atoms) {
    const inside = atom.path.slice(core.length);
    moveTo(atom.isContent ? collectStyles(atom.path, inside, base) : collectLinks(inside, opened));
    if (atom.kind === "text") plain += atom.text;
    else tags.push(buildElementCode(atom, plain.length));
  }
  moveTo([]);
  return { plain, tags };
}

/** Two links next to each other separate words. */
const tagName = (wrapper: string): string => (wrapper.endsWith("HyperlinkTextSource") ? "a" : "g");

/** Matches a tab, a line break, or the tag of a picture, drawing, frame or button. */
const separatingPattern =
  /^(?:\u2028$|&|<\?ACE 8\?>$|<(?:Button|EPS|GraphicLine|Group|Image|Oval|PDF|Polygon|Rectangle|TextFrame)[\s/>])/;
/** The mark of an object that isn't in the line. */
const anchoredPosition = 'AnchoredPosition="Anchored"';

function buildElementCode({ raw, start, isContent }: StoryAtom, at: number): PositionedTag {
  const text = (raw.startsWith("<") ? raw : `<${raw}`) + endMarkCode;
  const code: PositionedTag = { kind: "standalone", name: isContent ? "x" : emptyCodeName, text, at, start };
  return separatingPattern.test(raw) && !raw.includes(anchoredPosition) ? { ...code, separates: true } : code;
}

/** The wrappers that become tags: all except ranges, and the range of the text if it isn't the base. */
function collectStyles(path: readonly Wrapper[], inside: readonly Wrapper[], base: Wrapper): readonly Wrapper[] {
  const range = findRange(path);
  if (isSameWrapper(range, base)) return inside.filter((wrapper) => !wrapper.isRange);
  const links = inside.filter((wrapper) => !wrapper.isRange || wrapper === range);
  return links.includes(range) ? links : [...links, range];
}

/** The wrappers that become tags around a code without content: its links, and the style of the text before it. */
function collectLinks(inside: readonly Wrapper[], opened: readonly Wrapper[]): readonly Wrapper[] {
  const links = inside.filter(({ isRange }) => !isRange);
  const left = opened.findIndex((wrapper) => !wrapper.isRange && !links.includes(wrapper));
  const kept = left >= 0 ? opened.slice(0, left) : opened;
  return [...kept, ...links.filter((wrapper) => !kept.includes(wrapper))];
}

/** The style of most of the text. */
export function findBaseStyle(atoms: readonly StoryAtom[]): Wrapper {
  const lengths = new Map<string, { range: Wrapper; length: number }>();
  let current: { range: Wrapper; length: number } | undefined;
  for (const { path, text } of atoms) {
    const range = findRange(path);
    // Many atoms have the style of the one before.
    if (!current || !isSameWrapper(current.range, range)) {
      current = lengths.get(range.opening) ?? { range, length: 0 };
      lengths.set(range.opening, current);
    }
    current.length += text.length;
  }
  return [...lengths.values()].reduce((best, each) => (each.length > best.length ? each : best)).range;
}
