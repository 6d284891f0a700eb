import { type PlainTokens, tokenizePlain } from "../mt/text/accelerator.ts";
import { anyNumber, isWholeNumber } from "../mt/text/numbers.ts";
import type { LinkedWord, SourceLinker } from "./source-linker.ts";

/** Separates a word of an output from its linked words of the source; no token contains it. */
const separator = "\u001f";

export interface ReadOutput {
  tokens: PlainTokens;
  /** The words in lower case, with their links. All whole numbers are the same word. */
  words: LinkedWord[];
}

export function readOutput(source: PlainTokens, tokens: PlainTokens, linker: SourceLinker): ReadOutput {
  const [from, to] = [source.tokens.map(fold), tokens.tokens.map(fold)];
  const words = to.map((output): LinkedWord => ({ output, sources: [] }));
  for (const link of linker.link(from, to)) words[link & 0xffff]?.sources.push(from[link >>> 16] as string);
  return { tokens, words };
}

export const readText = (text: string, language: string): PlainTokens => tokenizePlain(text.normalize("NFC"), language);

/** A word and its source words as a single spelling. */
export const spellLinked = ({ output, sources }: LinkedWord): string => [output, ...sources].join(separator);

export function parseLinked(spelling: string): LinkedWord {
  const [output = "", ...sources] = spelling.split(separator);
  return { output, sources };
}

const fold = (token: string): string => (isWholeNumber(token) ? anyNumber : token.toLowerCase());
