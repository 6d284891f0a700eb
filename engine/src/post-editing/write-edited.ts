import { capitalize, rebuild, type Tokens } from "@openparlance/text";
import type { TranslationModel } from "../mt/model/model.ts";
import { withAccelerator } from "../mt/text/accelerator.ts";
import { findFirstWord, isAllCaps, startsWithCapital } from "../mt/text/casing.ts";
import type { DecodedEdits } from "./decode-edits.ts";
import type { ReadOutput } from "./read-output.ts";

/** The text from which the target takes the case of its first letter. */
export type WrittenCase = "source" | "output";

export interface PostEditedText {
  target: string;
  isEdited: boolean;
  /** The indexes of the target tokens that come from confirmed segments. */
  editedWords: number[];
}

interface Word {
  text: string;
  /** The index of its token in the output; −1 for an inserted one. */
  from: number;
}

/** Writes the edited text. Kept words of the output keep their spelling and spacing. */
export function writeEdited(
  model: TranslationModel,
  { tokens, words: read }: ReadOutput,
  { options, targets }: DecodedEdits,
  { source, output, written }: { source: Tokens; output: string; written: WrittenCase },
): PostEditedText {
  const links: [number, number][] = [];
  let count = 0;
  const words = options.flatMap((option): Word[] => {
    for (const link of option.links) links.push([option.start + (link >>> 16), count + (link & 0xffff)]);
    count += option.words.length;
    const texts = Array.from(option.words, (_, at) => targets.spellingIn(option, at) ?? "");
    const isKept =
      texts.length === option.end - option.start &&
      texts.every((text, at) => text.toLowerCase() === tokens.tokens[option.start + at]?.toLowerCase());
    return texts.map((text, at) =>
      isKept ? { text: tokens.tokens[option.start + at] as string, from: option.start + at } : { text, from: -1 },
    );
  });
  const first = findFirstWord(words.map(({ text }) => text));
  const isCapital = startsWithCapital(written === "source" ? source.tokens : tokens.tokens);
  const word = words[first];
  if (word && !isAllCaps([word.text])) {
    const standard = word.from === findFirstWord(tokens.tokens) ? (read[word.from]?.output ?? word.text) : word.text;
    if (isCapital) word.text = capitalize(word.text, model.targetLanguage);
    else if (written === "source") word.text = standard === word.text.toLowerCase() ? standard : word.text;
  }
  const isSame = words.length === tokens.tokens.length && words.every(({ text }, at) => text === tokens.tokens[at]);
  if (isSame || words.length === 0) return { target: output, isEdited: false, editedWords: [] };
  const delimiters = [tokens.delimiters[0] as string];
  for (let at = 1; at < words.length; at++) {
    const [left, right] = [words[at - 1] as Word, words[at] as Word];
    const isAsBefore = left.from >= 0 && right.from === left.from + 1;
    delimiters.push(
      isAsBefore ? (tokens.delimiters[right.from] as string) : spaceBetween(model, left.text, right.text),
    );
  }
  delimiters.push(tokens.delimiters.at(-1) as string);
  const texts = words.map(({ text }) => text);
  const edited = { target: rebuild(texts, delimiters), words: texts, delimiters, links };
  return {
    target: withAccelerator(edited, tokens, model.targetLanguage, 0).target,
    isEdited: true,
    editedWords: words.flatMap(({ from }, at) => (from < 0 ? [at] : [])),
  };
}

function spaceBetween({ targetWords, spacing }: TranslationModel, left: string, right: string): string {
  const idOf = (word: string) => {
    const id = targetWords.find(word);
    return id < 0 ? targetWords.size : id;
  };
  return spacing.between(idOf(left), left, idOf(right), right);
}
