import {
  findPlaceholders,
  type InlineTag,
  keepsPlaceholders,
  pairTags,
  parseIcu,
  readTags,
  rebuild,
  separateWords,
  type TaggedText,
  type Tokens,
  tokenize,
  writeTags,
} from "@openparlance/text";
import type { LanguagePair } from "../language-pair.ts";
import { joinConfidence } from "../mt/index.ts";
import { confidenceOf } from "./confidence.ts";
import { placeInto } from "./place-into.ts";
import { safeCopy } from "./safe-copy.ts";
import type { ChainTranslation } from "./translation.ts";

/** Translates a plain text, best first; `tagged` is the same with its inline tags, if it has any. */
export type TranslatePlain = (
  plain: string,
  options: { n: number; prefix?: string; tagged?: string; isIcu?: boolean },
) => Promise<readonly ChainTranslation[]>;

type Part = ReturnType<typeof parseIcu>[number];

/** The parts of an ICU message; undefined for a text that is none, which is translated like any other. */
export function icuParts(text: string): Part[] | undefined {
  try {
    return parseIcu(text);
  } catch {
    return undefined;
  }
}

/**
 * The n-th translation of the whole is made of the n-th of each part, or its last. Syntax becomes part of the
 * delimiters; what of the prefix is left for a part is given to it. Tags stay in the part that they are in.
 */
export async function translateParts(
  translate: TranslatePlain,
  source: TaggedText,
  parts: readonly Part[],
  { n, prefix = "" }: { n: number; prefix?: string | undefined },
  languages: LanguagePair,
): Promise<ChainTranslation[]> {
  const separated = separateWords(source);
  const whole = tokenize(separated.plain, languages.source);
  const taggedParts = cutTags(source, parts);
  const all: ChainTranslation[] = [];
  for (let rank = 0; rank < n; rank++) {
    const joined = new JoinedTranslation();
    for (const [index, { kind, start, end }] of parts.entries()) {
      const part = taggedParts[index] as TaggedText;
      const text = separateWords(part).plain;
      const wanted = findRest(prefix, joined.target);
      const options = {
        ...{ n, isIcu: true },
        ...(wanted && { prefix: wanted }),
        ...(part.tags.length > 0 && { tagged: writeTags(part) }),
      };
      const candidates = kind === "text" && hasWords(text) ? await translate(text, options) : [];
      const match = candidates[Math.min(rank, candidates.length - 1)];
      const translation = match && withApostrophes(match, source.plain[end]);
      if (!translation) {
        joined.addSyntax(part);
        continue;
      }
      const tagged = translation.tagged === undefined ? undefined : readTags(translation.tagged);
      joined.add(
        translation,
        sourceTokens(whole, tokenize(text, languages.source), offsetSeparated(separated, start)),
        tagged ?? inTheirOrder(part, placeInto(translation, part, languages.source)),
      );
    }
    all.push(joined.whole());
  }
  const safe = all.filter(({ target }) => prefix !== "" || isSameMessage(separated.plain, target));
  if (safe.length === 0) return [safeCopy({ source: separated.plain, prefix }, languages.source)];
  const seen = new Set<string>();
  return safe.filter(({ target }) => target.startsWith(prefix) && !seen.has(target) && seen.add(target));
}

/** Each part with its tags. One between a text and syntax is in the text. */
function cutTags({ plain, tags }: TaggedText, parts: readonly Part[]): TaggedText[] {
  let next = 0;
  return parts.map(({ kind, start, end }, index) => {
    const isLast = index === parts.length - 1;
    const first = next;
    while (next < tags.length && (isLast || isWithin(kind, (tags[next] as InlineTag).at, end))) next++;
    return {
      plain: plain.slice(start, end),
      tags: tags.slice(first, next).map((tag) => ({ ...tag, at: tag.at - start })),
    };
  });
}

const isWithin = (kind: Part["kind"], at: number, end: number): boolean => at < end || (at === end && kind === "text");

/** The tags whose partners are in other parts in the order of the source, so that pairs around parts stay nested. */
function inTheirOrder(source: TaggedText, placement: TaggedText): TaggedText {
  const partner = pairTags(placement.tags);
  const sourcePartner = pairTags(source.tags);
  const alone = source.tags.filter(({ kind }, index) => kind !== "standalone" && sourcePartner[index] === -1);
  const tags = placement.tags.map((tag, index) => {
    if (tag.kind === "standalone" || partner[index] !== -1) return tag;
    return { ...(alone.shift() ?? tag), at: tag.at };
  });
  return { plain: placement.plain, tags };
}

/** The offset in the separated text for one in the text as it was read. */
const offsetSeparated = ({ blanks }: ReturnType<typeof separateWords>, at: number): number =>
  at + blanks.filter((blank, index) => blank - index < at).length;

/** Whether a text has letters besides its arguments. */
function hasWords(text: string): boolean {
  let rest = text;
  for (const { start, end } of findPlaceholders(text, true).toReversed()) rest = rest.slice(0, start) + rest.slice(end);
  return /\p{L}/u.test(rest);
}

/** Doubles an apostrophe of the text that would quote the syntax after it: `l'{name}`. @param next what follows the part */
function withApostrophes(translation: ChainTranslation, next = ""): ChainTranslation {
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

/** Whether both messages have the same arguments, selectors and branches, and their texts the same placeholders. */
function isSameMessage(source: string, target: string): boolean {
  const [wanted, matches] = [icuParts(source), icuParts(target)];
  if (!wanted || wanted.length !== matches?.length) return false;
  return wanted.every(({ kind, start, end }, index) => {
    const other = matches[index] as Part;
    const [text, translated] = [source.slice(start, end), target.slice(other.start, other.end)];
    if (kind !== other.kind) return false;
    return kind === "syntax" ? text === translated : keepsPlaceholders(text, translated, { isIcu: true });
  });
}

/** What of a prefix is still to come after a text. */
function findRest(prefix: string, text: string): string {
  return prefix.startsWith(text) ? prefix.slice(text.length) : "";
}

/** The number in the whole text of each token of a part that begins at `start`; −1 for one that is cut otherwise there. */
function sourceTokens(whole: Tokens, part: Tokens, start: number): number[] {
  return Array.from(part.starts, (at) => whole.starts.indexOf(start + at));
}

/** A translation that is put together from its parts. */
class JoinedTranslation {
  readonly #words: string[] = [];
  readonly #delimiters = [""];
  readonly #links: [number, number][] = [];
  readonly #provenance: ChainTranslation["provenance"][number][] = [];
  #score = 0;
  #confidence = 1;
  #phrases = 0;
  #tagged = "";
  target = "";

  addSyntax(part: TaggedText): void {
    const { plain } = separateWords(part);
    this.#delimiters.push((this.#delimiters.pop() ?? "") + plain);
    this.target += plain;
    this.#tagged += writeTags(part);
  }

  /** @param tagged the translation with the tags of its part */
  add(translation: ChainTranslation, sourceTokens: number[], tagged: TaggedText): void {
    const { target, words, delimiters, links, provenance, score } = translation;
    const first = this.#words.length;
    this.#delimiters.push((this.#delimiters.pop() ?? "") + (delimiters[0] ?? ""), ...delimiters.slice(1));
    this.#words.push(...words);
    for (const [from, to] of links) {
      const token = sourceTokens[from] ?? -1;
      if (token >= 0) this.#links.push([token, first + to]);
    }
    const phrases = this.#phrases;
    for (const word of provenance) {
      const number = word.kind === "memory" ? phrases + word.number : word.number;
      this.#provenance.push({ ...word, number });
      if (word.kind === "memory") this.#phrases = Math.max(this.#phrases, number);
    }
    this.#score += score * words.length;
    this.#confidence *= confidenceOf(translation);
    this.target += target;
    this.#tagged += writeTags(tagged);
  }

  /** The score is the mean of the words'; the whole is right when all parts are. */
  whole(): ChainTranslation {
    return {
      target: this.target,
      tagged: this.#tagged,
      words: this.#words,
      delimiters: this.#delimiters,
      links: this.#links,
      provenance: this.#provenance,
      score: this.#words.length === 0 ? 0 : this.#score / this.#words.length,
      confidence: joinConfidence(this.#confidence, this.#score),
    };
  }
}
