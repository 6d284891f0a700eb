import { countWords, isWord, parseLocale, splitSentences, tokenize, withoutTags } from "@openparlance/text";
import { limitWords } from "./limit-words.ts";
import { findTone, phrases } from "./phrases.ts";
import { applyStyle, readStyleguide, type StyleRules } from "./style-rules.ts";
import type { Writer, WritingOrder } from "./writer.ts";

/** The limit of sentences of the material that are read. */
const maxSentences = 5000;
/** The limits of words in the sentences that a text consists of. */
const [minWords, maxWords] = [3, 40];
/** The weight of the whole text's subject in the subject of a section, from 0 to 1. */
const subjectWeight = 0.3;
/** The weight of a term of the subject, relative to another word, because terms express the subject best. */
const termWeight = 1.5;

/**
 * Writes without an external service, the same text for the same order. The text begins with the subject and continues
 * with the sections. Each section gets the sentences of the material that share the most, and the rarest, words with
 * it. Terms in the subject and the sections count in every section, so that sentences with them come first. Rules of a
 * style guide that need no judgement are followed; see `readStyleguide`.
 */
export const builtInWriter: Writer = {
  async *write(order, signal) {
    for (const piece of compose(order)) {
      // Other requests get their turn between two pieces.
      await new Promise((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
      yield piece;
    }
  },
};

interface Block {
  /** The subject for the choice of sentences; undefined for a heading. */
  about: string | undefined;
  pieces: string[];
}

/** The pieces of the text; joined, they have at most `wordLimit` words. */
export function compose(order: WritingOrder): string[] {
  const language = parseLocale(order.language)?.language ?? "und";
  const rules = readStyleguide(order.styleguide);
  const blocks = outline(order, language, rules);
  const count = (text: string) => countWords(text, language);
  const fixed = keepFitting(blocks, order.wordLimit, language);
  let left = order.wordLimit - fixed.reduce((sum, { pieces }) => sum + count(pieces.join("")), 0);
  for (const { block, sentence } of chooseSentences(order, fixed, language, rules)) {
    const words = count(sentence);
    if (words > left) continue;
    left -= words;
    block.pieces.push(block.pieces.length === 0 ? sentence : ` ${sentence}`);
  }
  return fixed
    .filter(({ pieces }) => pieces.length > 0)
    .flatMap(({ pieces: [first = "", ...rest] }, index) => [index === 0 ? first : `\n\n${first}`, ...rest]);
}

function outline(order: WritingOrder, language: string, rules: StyleRules): Block[] {
  const { opening, section } = phrases[language]?.[findTone(order.tone)] ?? { opening: "{}.", section: "{}." };
  const isPost = order.template === "blog-post";
  const writeSentence = (phrase: string, text: string) => {
    const sentence = isSentence(text) ? text : phrase.replace("{}", () => text);
    const styled = applyStyle(sentence, rules);
    return styled === undefined ? [] : [styled];
  };
  return [
    { about: order.subject, pieces: writeSentence(opening, order.subject) },
    ...order.sections.flatMap((name): Block[] => {
      const paragraph = { about: name, pieces: isPost ? [] : writeSentence(section, name) };
      return isPost ? [{ about: undefined, pieces: [`## ${name}`] }, paragraph] : [paragraph];
    }),
  ];
}

const isSentence = (text: string) => /^[\p{Lu}\p{N}\p{Lo}].*[.!?。！？]$/su.test(text);

/** As many blocks as fit. The first one is cut if it is longer than the limit. */
function keepFitting(blocks: Block[], wordLimit: number, language: string): Block[] {
  const kept: Block[] = [];
  let left = wordLimit;
  for (const block of blocks) {
    const words = countWords(block.pieces.join(""), language);
    if (words > left) {
      if (kept.length === 0) kept.push({ ...block, pieces: [limitWords(block.pieces.join(""), left, language)] });
      break;
    }
    left -= words;
    kept.push(block);
  }
  return kept;
}

/** The sentences of the material with the paragraphs that they fit best, in the order in which they are tried. */
function chooseSentences(order: WritingOrder, blocks: Block[], language: string, rules: StyleRules) {
  const paragraphs = blocks.filter(({ about }) => about !== undefined);
  const sentences = readSentences(order.material, language, rules);
  const rarity = measureRarity(sentences.map(({ words }) => words));
  const subjects = paragraphs.map(({ about = "" }) => weigh(about, order, language));
  const ranked = sentences.map(({ text, words }) => {
    const scores = subjects.map((subject) => likeness(words, subject, rarity));
    const score = Math.max(...scores);
    return { sentence: text, score, at: scores.indexOf(score) };
  });
  const related = ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
  // If no sentence is about the subject, sentences are used for their style.
  const used = related.length > 0 ? related : ranked.map((each, index) => ({ ...each, at: index % paragraphs.length }));
  return used.flatMap(({ sentence, at }) => {
    const block = paragraphs[at];
    return block ? [{ block, sentence }] : [];
  });
}

function readSentences(material: readonly string[], language: string, rules: StyleRules) {
  const seen = new Set<string>();
  const sentences: { text: string; words: Set<string> }[] = [];
  for (const entry of material) {
    const plain = withoutTags(entry);
    let start = 0;
    for (const end of splitSentences(plain, language)) {
      const text = applyStyle(plain.slice(start, end).trim(), rules);
      start = end;
      if (text === undefined || seen.has(text) || !/[.!?。！？]$/u.test(text)) continue;
      seen.add(text);
      const words = listWords(text, language);
      if (words.length >= minWords && words.length <= maxWords) sentences.push({ text, words: new Set(words) });
    }
    if (sentences.length >= maxSentences) break;
  }
  return sentences;
}

const listWords = (text: string, language: string): string[] =>
  tokenize(text, language)
    .tokens.filter(isWord)
    .map((token) => token.toLowerCase());

/** Inverse document frequency. Source: Spärck Jones, A statistical interpretation of term specificity, 1972. */
function measureRarity(sentences: readonly Set<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log((1 + sentences.length) / (1 + (counts.get(word) ?? 0)));
}

function weigh(about: string, { subject, terms }: WritingOrder, language: string): Map<string, number> {
  const wordsOfTerms = terms.flatMap((term) => listWords(term, language));
  return new Map([
    ...listWords(subject, language).map((word): [string, number] => [word, subjectWeight]),
    ...listWords(about, language).map((word): [string, number] => [word, 1]),
    ...wordsOfTerms.map((word): [string, number] => [word, termWeight]),
  ]);
}

function likeness(words: Set<string>, subject: Map<string, number>, rarity: (word: string) => number): number {
  let shared = 0;
  for (const [word, weight] of subject) if (words.has(word)) shared += weight * rarity(word);
  return shared / Math.sqrt(words.size);
}
