import {
  findPlaceholders,
  type InlineTag,
  keepsPlaceholders,
  moveTag,
  pairTags,
  parseIcu,
  rebuild,
  type separateWords,
  type TaggedText,
  type Tokens,
} from "@openparlance/text";
import type { LinkedTranslation } from "./translation.ts";

export type MessagePart = ReturnType<typeof parseIcu>[number];

/** The parts of an ICU message; undefined for any other text, which is translated as a whole. */
export function readParts(text: string): MessagePart[] | undefined {
  try {
    return parseIcu(text);
  } catch {
    return undefined;
  }
}

const branch = String.raw`(=\d+|[a-z]+)\s*\{((?:[^{}]|\{[^{}]*\})*)\}`;
const branchPattern = new RegExp(branch, "dg");
const pluralPattern = new RegExp(
  String.raw`\{\s*([^\s{},]+)\s*,\s*plural\s*,(?:\s*offset\s*:\s*\d+)?(?:\s*${branch})+\s*\}`,
  "g",
);

/**
 * The index of the part from which each part is translated. A form for several numbers, such as Russian's `one` for 1
 * and 21, is translated from `other` if it lacks the number.
 */
export function listSources(message: string, parts: readonly MessagePart[], targetLanguage: string): number[] {
  const sources = parts.map((_, index) => index);
  for (const plural of message.matchAll(pluralPattern)) {
    const forms = Array.from(plural[0].matchAll(branchPattern), ({ 1: name = "", 2: text = "", indices }) => {
      const start = plural.index + (indices?.[2]?.[0] ?? 0);
      return { name, numbers: listNumbers(text, plural[1]), part: parts.findIndex((each) => each.start === start) };
    });
    const other = forms.find(({ name }) => name === "other");
    for (const { name, numbers, part } of forms)
      if (part >= 0 && other?.numbers.some((each) => !numbers.includes(each)) && isForSeveral(name, targetLanguage))
        sources[part] = other.part;
  }
  return sources;
}

/** The numbers and arguments of a text. Its plural's own argument, `{count}`, is the same as `#`. */
const listNumbers = (text: string, own: string | undefined): string[] =>
  findPlaceholders(text, true)
    .filter(({ kind }) => kind === "number" || kind === "placeholder")
    .map(({ text: each }) => (each.split(/[{},\s]+/)[1] === own ? "#" : each));

/** Whether a language uses the form of a plural for several whole numbers above 0. */
function isForSeveral(form: string, language: string): boolean {
  const [known] = Intl.PluralRules.supportedLocalesOf(language);
  if (known === undefined || form === "other") return false;
  const rules = new Intl.PluralRules(known);
  return Array.from({ length: 200 }, (_, index) => rules.select(index + 1)).filter((each) => each === form).length > 1;
}

/** Cuts a message into parts with their tags. A tag between a text and syntax belongs to the text. */
export function cutTags({ plain, tags }: TaggedText, parts: readonly MessagePart[]): TaggedText[] {
  let next = 0;
  return parts.map(({ kind, start, end }, index) => {
    const isLast = index === parts.length - 1;
    const first = next;
    while (next < tags.length && (isLast || isWithin(kind, (tags[next] as InlineTag).at, end))) next++;
    return { plain: plain.slice(start, end), tags: tags.slice(first, next).map((tag) => moveTag(tag, -start)) };
  });
}

const isWithin = (kind: MessagePart["kind"], at: number, end: number): boolean =>
  at < end || (at === end && kind === "text");

/** Puts tags whose partners are in other parts into the order of the source, so that pairs around parts stay nested. */
export function keepOrder(source: TaggedText, placement: TaggedText): TaggedText {
  const partner = pairTags(placement.tags);
  const sourcePartner = pairTags(source.tags);
  const alone = source.tags.filter(({ kind }, index) => kind !== "standalone" && sourcePartner[index] === -1);
  const tags = placement.tags.map((tag, index) => {
    if (tag.kind === "standalone" || partner[index] !== -1) return tag;
    return { ...(alone.shift() ?? tag), at: tag.at };
  });
  return { plain: placement.plain, tags };
}

/** Converts an offset in the original text to one in the separated text, after a blank inserted there if `isAfter`. */
export const toSeparatedOffset = ({ blanks }: ReturnType<typeof separateWords>, at: number, isAfter = false): number =>
  at + blanks.filter((blank, index) => blank - index < at || (isAfter && blank - index === at)).length;

/** Whether a text has letters outside its arguments. */
export function hasWords(text: string): boolean {
  let rest = text;
  for (const { start, end } of findPlaceholders(text, true).toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return /\p{L}/u.test(rest);
}

/** Doubles an apostrophe of the text that would quote syntax: `l'{name}`. @param next the text after the part */
export function doubleApostrophes(translation: LinkedTranslation, next = ""): LinkedTranslation {
  const { words, delimiters } = translation;
  const isQuoting = (index: number) => {
    const word = words[index] as string;
    const after = (delimiters[index + 1] ?? "") + (words[index + 1] ?? "") || (index === words.length - 1 ? next : "");
    return /(?:^|[^'])'$/.test(word) && /^[{}#|]/.test(after) && word !== "'";
  };
  const doubled = words.map((word, index) => (isQuoting(index) ? `${word}'` : word));
  if (doubled.every((word, index) => word === words[index])) return translation;
  const { tagged: _, ...rest } = translation;
  return { ...rest, words: doubled, target: rebuild(doubled, [...delimiters]) };
}

/** Whether two messages have the same arguments, selectors and branches, and the same placeholders in their texts. */
export function isSameMessage(source: string, target: string): boolean {
  const [wanted, matches] = [readParts(source), readParts(target)];
  if (!wanted || wanted.length !== matches?.length) return false;
  return wanted.every(({ kind, start, end }, index) => {
    const other = matches[index] as MessagePart;
    const [text, translated] = [source.slice(start, end), target.slice(other.start, other.end)];
    if (kind !== other.kind) return false;
    return kind === "syntax" ? text === translated : keepsPlaceholders(text, translated, { isIcu: true });
  });
}

/** The rest of a prefix after a text; "" if the prefix doesn't begin with the text. */
export function findRest(prefix: string, text: string): string {
  return prefix.startsWith(text) ? prefix.slice(text.length) : "";
}

/** The index in the whole text of each token of a part at `start`; −1 if no token of the whole text begins there. */
export function findTokens(whole: Tokens, part: Tokens, start: number): number[] {
  return Array.from(part.starts, (at) => whole.starts.indexOf(start + at));
}
