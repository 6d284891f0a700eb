import { acceleratorAt, rebuild, type Tokens, tokenize } from "@openparlance/text";

/** A text's tokens without the mark of its accelerator. Offsets are those of the original text. */
export interface PlainTokens extends Tokens {
  /** The mark of the accelerator, and the token before or in which it was. */
  accelerator?: { mark: string; token: number };
}

/** A translation with its words and delimiters, and the links of its words with source tokens. */
interface WrittenForm {
  target: string;
  words: string[];
  delimiters: string[];
  links: [source: number, target: number][];
}

/** Reads tokens so that `~File`, `Fi~le` and `File` are the same word. */
export function tokenizePlain(text: string, language: string): PlainTokens {
  const tokens = tokenize(text, language);
  const at = acceleratorAt(text);
  const token = at < 0 ? -1 : tokens.ends.findIndex((end) => end > at);
  if (token < 0) return tokens;
  const mark = text[at] as string;
  const [start, end] = [tokens.starts[token] as number, tokens.ends[token] as number];
  if (start <= at) {
    // In a URL or a placeholder, the character is not a mark.
    if (!/^[\p{L}\p{M}\p{N}]+$/u.test(text.slice(start, at) + text.slice(at + 1, end))) return tokens;
    tokens.tokens[token] = text.slice(start, at) + text.slice(at + 1, end);
  } else tokens.delimiters[token] = (tokens.delimiters[token] as string).replace(mark, "");
  return { ...tokens, accelerator: { mark, token } };
}

/**
 * Adds the source's accelerator to a translation: before the word linked with the source word that has it, otherwise
 * before the first word. The accelerator is left out if that word is one of the first `fixedWords`, and in languages
 * without spaces, which write accelerators differently.
 */
export function withAccelerator<Translation extends WrittenForm>(
  translation: Translation,
  { accelerator }: PlainTokens,
  targetLanguage: string,
  fixedWords: number,
): Translation {
  const { words, links } = translation;
  if (!accelerator || words.length === 0 || unspaced.has(targetLanguage)) return translation;
  if (translation.target.includes(accelerator.mark)) return translation;
  const linked = links.filter(([source]) => source === accelerator.token).map(([, target]) => target);
  const at = linked.length > 0 ? Math.min(...linked) : 0;
  if (at < fixedWords || !/^\p{L}/u.test(words[at] as string)) return translation;
  const delimiters = translation.delimiters.with(at, (translation.delimiters[at] as string) + accelerator.mark);
  return { ...translation, delimiters, target: rebuild(words, delimiters) };
}

const unspaced = new Set(["zh", "ja", "th", "lo", "km", "my"]);
