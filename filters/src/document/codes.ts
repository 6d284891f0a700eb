import { type InlineTag, keepTags, moveTag, pairTags, readTags, type TaggedText } from "@openparlance/text";
import { findMarks, noMarks } from "./code-marks.ts";
import { TargetError } from "./translatable-span.ts";

/** Writes a text in a format, for example with references for characters that are markup. */
export type EscapeText = (text: string) => string;

/**
 * Turns text that looks like a tag into codes, so that it is neither changed by a translator nor read as markup.
 * `escapeText` writes it in the format.
 */
export function protectLiterals(text: TaggedText, escapeText: EscapeText): TaggedText {
  if (!text.plain.includes("<")) return text;
  const literals = readTags(text.plain);
  if (literals.tags.length === 0) return text;
  const result: TaggedText = { plain: literals.plain, tags: [] };
  let removed = 0;
  let next = 0;
  for (const literal of literals.tags) {
    const start = literal.at + removed;
    for (; next < text.tags.length && (text.tags[next] as InlineTag).at <= start; next++)
      result.tags.push(moveTag(text.tags[next] as InlineTag, -removed));
    removed += literal.text.length;
    result.tags.push({ kind: "standalone", name: "x", text: escapeText(literal.text), at: literal.at });
    // A code inside a text that looks like a tag is put after it.
    for (; next < text.tags.length && (text.tags[next] as InlineTag).at < start + literal.text.length; next++)
      result.tags.push({ ...(text.tags[next] as InlineTag), at: literal.at });
  }
  for (; next < text.tags.length; next++) result.tags.push(moveTag(text.tags[next] as InlineTag, -removed));
  return result;
}

export interface CodedText<Tag extends InlineTag = InlineTag> {
  plain: string;
  tags: readonly Tag[];
  /** For each code, the index of the other code of its pair; −1 without a pair. */
  partner: ArrayLike<number>;
  /** The `id` of each code; 0 for the end of a pair. */
  numbers: readonly number[];
  /** The marks that say whether a code separates the words next to it, by the `id` of the code. */
  marks: ReadonlyMap<number, string>;
}

/** Numbers for codes that another text has already numbered. */
export interface KnownNumbers<Tag extends InlineTag> {
  max: number;
  take(tag: Tag): number | undefined;
  marks: ReadonlyMap<number, string>;
}

/** Numbers a text's codes from 1, in their order. Codes without a number in `known` follow its greatest. */
export function numberCodes<Tag extends InlineTag>(
  { plain, tags }: Pick<CodedText<Tag>, "plain" | "tags">,
  partner: ArrayLike<number> = pairTags(tags),
  known?: KnownNumbers<Tag>,
): CodedText<Tag> {
  let last = known?.max ?? 0;
  const numbers = tags.map((tag, index) => (isEnd(partner[index] as number, index) ? 0 : (known?.take(tag) ?? ++last)));
  return { plain, tags, partner, numbers, marks: noMarks };
}

/** Numbers the codes, and finds their marks. A text without marks has those of the text with the known numbers. */
export function markCodes<Tag extends InlineTag>(
  text: { plain: string; tags: readonly Tag[] },
  partner: ArrayLike<number>,
  known?: KnownNumbers<Tag>,
): CodedText<Tag> {
  const coded = numberCodes(text, partner, known);
  const { plain, tags, numbers } = coded;
  const marks = findMarks(coded, { first: 0, last: tags.length, start: 0, end: plain.length });
  if (marks.size === 0) return known ? { ...coded, marks: known.marks } : coded;
  const own = [...marks].map(([index, mark]): [number, string] => [numbers[index] as number, mark]);
  const further = known ? [...known.marks, ...own.filter(([number]) => number > known.max)] : own;
  return { ...coded, marks: new Map(further) };
}

const isEnd = (other: number, index: number): boolean => other >= 0 && other < index;

/**
 * The tag of a code in a segment: `<g id="1">`, `</g>`, and `<x id="2"/>` for a code without a partner (`other` is −1).
 * `mark` is an attribute that says whether the code separates the words next to it.
 */
export function buildCodeName(index: number, other: number, id: number, mark = ""): string {
  if (isEnd(other, index)) return "</g>";
  const known = mark === "" ? (other < 0 ? standaloneNames : pairNames)[id] : undefined;
  return known ?? (other < 0 ? `<x id="${id}"${mark}/>` : `<g id="${id}"${mark}>`);
}

/** The names that most codes have, by their number. */
const standaloneNames = Array.from({ length: 64 }, (_, id) => `<x id="${id}"/>`);
const pairNames = Array.from({ length: 64 }, (_, id) => `<g id="${id}">`);

function findCodeName({ partner, numbers, marks }: CodedText, index: number): string {
  const id = numbers[index] as number;
  return buildCodeName(index, partner[index] as number, id, marks.get(id));
}

/** The text of a segment: the names of its codes instead of their markup. */
export const formatWithNames = (text: CodedText): string => weaveCodes(text, (index) => findCodeName(text, index));

/** Inserts the codes' markup and writes the text between them with `escapeText`. */
export function fillCodes(text: TaggedText, escapeText: EscapeText): string {
  const codeOf = (index: number) => (text.tags[index] as InlineTag).text;
  return weaveCodes(text, codeOf, (plain) => escapeText(plain));
}

/** Writes the codes of a text and the parts between them. `writeText` receives the number of codes before the part. */
export function weaveCodes(
  { plain, tags }: Pick<CodedText, "plain" | "tags">,
  writeCode: (index: number) => string,
  writeText: (text: string, gap: number) => string = (text) => text,
): string {
  let woven = "";
  let end = 0;
  for (let index = 0; index < tags.length; index++) {
    const { at } = tags[index] as InlineTag;
    if (at > end) woven += writeText(plain.slice(end, at), index);
    woven += writeCode(index);
    end = at;
  }
  return end < plain.length ? woven + writeText(plain.slice(end), tags.length) : woven;
}

/**
 * Writes a target in the markup of `content`, the source with its codes. `segment` is the index in the span.
 * @throws TargetError unless the target has each tag of the source once, and nested
 */
export function writeTarget(content: TaggedText, target: string, segment: number, escapeText: EscapeText): string {
  const coded = numberCodes(content);
  return writeInOrder(coded, target, escapeText) ?? fillCodes(restoreCodes(coded, target, segment), escapeText);
}

/** Writes a target in which each `<` begins the name of the next code of the source; undefined for other targets. */
export function writeInOrder(source: CodedText, target: string, escapeText: EscapeText): string | undefined {
  const { tags } = source;
  if (tags.length === 0) return target.includes("<") ? undefined : escapeText(target);
  let written = "";
  let end = 0;
  for (let index = 0; index < tags.length; index++) {
    const name = findCodeName(source, index);
    const at = target.indexOf("<", end);
    if (at < 0 || !target.startsWith(name, at)) return undefined;
    if (at > end) written += escapeText(target.slice(end, at));
    written += (tags[index] as InlineTag).text;
    end = at + name.length;
  }
  if (target.includes("<", end)) return undefined;
  return end < target.length ? written + escapeText(target.slice(end)) : written;
}

export interface RestoreOptions<Tag extends InlineTag> {
  /** A text numbered like the source. Codes that only this text has may be used any number of times. */
  also?: CodedText<Tag> | undefined;
  /** Whether tags that aren't names of codes are text. */
  allowsOtherTags?: boolean;
}

/**
 * Puts the codes of the source where a target has their names.
 * @throws TargetError unless the target has each tag of the source once, and nested
 */
export function restoreCodes<Tag extends InlineTag>(
  source: CodedText<Tag>,
  target: string,
  segment: number,
  { also, allowsOtherTags = false }: RestoreOptions<Tag> = {},
): { plain: string; tags: Tag[] } {
  const { plain, tags } = allowsOtherTags ? readNames(target) : readTags(target);
  const own = findByNumber(source);
  const further = also && findByNumber(also);
  const missing = new Set(own.keys());
  const open: Tag[] = [];
  const restored = tags.map(({ kind, name, text, at }): Tag => {
    if (kind === "close") {
      const closing = open.pop();
      if (!closing || name !== "g") throw new TargetError(segment, "a closing tag too many");
      return { ...closing, kind, name, at };
    }
    const digits = namePattern.exec(text)?.[1];
    const id = Number(digits);
    const code = own.get(id) ?? further?.get(id);
    const isAgain = own.has(id) && !missing.delete(id);
    if (!code || isAgain || name !== (code.closing ? "g" : "x") || (kind === "open") !== (name === "g"))
      throw new TargetError(segment, `${digits ? `the tag ${digits}` : "a tag"} isn't in the source, or occurs twice`);
    if (code.closing) open.push(code.closing);
    return { ...code.opening, kind, name, at };
  });
  if (open.length > 0) throw new TargetError(segment, "a tag that is not closed");
  for (const id of missing) throw new TargetError(segment, `the tag ${id} is missing`);
  return { plain, tags: restored };
}

const namePattern = /^<[gx]\s+id="(\d+)"(?:\s+equiv-text=" ?")?\s*\/?>$/;

/** The codes of a segment's tag, by its number. */
function findByNumber<Tag extends InlineTag>({ tags, partner, numbers }: CodedText<Tag>) {
  const codes = new Map<number, { opening: Tag; closing: Tag | undefined }>();
  tags.forEach((opening, index) => {
    const number = numbers[index] as number;
    if (number > 0) codes.set(number, { opening, closing: tags[partner[index] as number] });
  });
  return codes;
}

/** Reads a target; only the tags of codes become tags. */
const readNames = (target: string): TaggedText =>
  keepTags(readTags(target), ({ name }) => name === "g" || name === "x");
