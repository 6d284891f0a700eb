import { isWord } from "./tokens/words.ts";

const sentenceEnd = /[.:!?…]/u;
const bracketOrQuote = /^[\p{Ps}\p{Pi}"'¿¡–—-]+$/u;

/**
 * Learns how words are written inside sentences, to tell at the start of a sentence what its capital means (Lita et
 * al. 2003). Counts go up and down, so that what was learnt can be unlearnt.
 */
export class Truecaser {
  /** How often each form stood inside a sentence. */
  readonly #counts = new Map<string, number>();
  /** The forms of a word other than lower case, by lower case. */
  readonly #cased = new Map<string, string[]>();
  readonly #language: string;

  /** @param language ISO 639-1 code; Turkish and Azerbaijani tell i from ı */
  constructor(language: string) {
    this.#language = language;
  }

  /** Counts the words of one sentence, except those whose capital says nothing. */
  learn(tokens: readonly string[]): void {
    for (const token of this.#telling(tokens)) this.#count(token, 1);
  }

  /** Takes back one `learn` of the same tokens. */
  unlearn(tokens: readonly string[]): void {
    for (const token of this.#telling(tokens)) this.#count(token, -1);
  }

  /** The commonest form of a word inside sentences; undefined when it was never met there. */
  formOf(token: string): string | undefined {
    const lower = lowerCase(token, this.#language);
    let best: string | undefined;
    let most = 0;
    for (const form of [lower, ...(this.#cased.get(lower) ?? [])]) {
      const count = this.#counts.get(form) ?? 0;
      if (count > most) {
        most = count;
        best = form;
      }
    }
    return best;
  }

  /** The tokens with the words at the start of sentences as they are written inside; unknown ones stay. */
  truecase(tokens: readonly string[]): string[] {
    const initial = initialWords(tokens);
    return tokens.map((token, index) => (initial.has(index) ? (this.formOf(token) ?? token) : token));
  }

  #telling(tokens: readonly string[]): string[] {
    const words = tokens.filter((token) => isCased(token));
    // A title with every word capitalised tells nothing about its words.
    const isTitle = words.length > 1 && words.every((word) => word !== lowerCase(word, this.#language));
    if (isTitle) return [];
    const initial = initialWords(tokens);
    return tokens.filter((token, index) => !initial.has(index) && isCased(token));
  }

  #count(form: string, change: 1 | -1): void {
    const lower = lowerCase(form, this.#language);
    const before = this.#counts.get(form) ?? 0;
    const after = Math.max(0, before + change);
    if (after > 0) this.#counts.set(form, after);
    else this.#counts.delete(form);
    if (form === lower || before > 0 === after > 0) return;
    const forms = this.#cased.get(lower) ?? [];
    const left = after > 0 ? [...forms, form] : forms.filter((other) => other !== form);
    if (left.length > 0) this.#cased.set(lower, left);
    else this.#cased.delete(lower);
  }
}

/** The indexes of the words that begin a sentence: the first, and those after `.`, `:`, `!` or `?`. */
function initialWords(tokens: readonly string[]): Set<number> {
  const initial = new Set<number>();
  let isStart = true;
  tokens.forEach((token, index) => {
    if (isWord(token)) {
      if (isStart) initial.add(index);
      isStart = false;
    } else if (sentenceEnd.test(token)) isStart = true;
    else if (!bracketOrQuote.test(token)) isStart = isStart && index === 0;
  });
  return initial;
}

function isCased(token: string): boolean {
  return token.toLowerCase() !== token.toUpperCase();
}

function lowerCase(text: string, language: string): string {
  return isTurkic(language) ? text.toLocaleLowerCase(language) : text.toLowerCase();
}

function isTurkic(language: string): boolean {
  return language === "tr" || language === "az";
}

/** Letters whose capital at the start of a word differs from their upper case. */
const titleCase: Record<string, string> = { ǆ: "ǅ", ǉ: "ǈ", ǌ: "ǋ", ǳ: "ǲ" };

/**
 * Gives a word the capital of a sentence's start. Words with a capital inside (`iPhone`), letters without a single
 * capital (ß) and Georgian, which writes none, stay; Dutch capitalises `ij` as one letter.
 *
 * @param language ISO 639-1 code
 */
export function capitalise(word: string, language: string): string {
  const first = String.fromCodePoint(word.codePointAt(0) ?? 0x20);
  const rest = word.slice(first.length);
  if (rest !== lowerCase(rest, language) || /\p{sc=Geor}/u.test(first)) return word;
  if (language === "nl" && word.startsWith("ij")) return `IJ${word.slice(2)}`;
  const upper = titleCase[first] ?? (isTurkic(language) ? first.toLocaleUpperCase(language) : first.toUpperCase());
  return [...upper].length === 1 && word !== "" ? upper + rest : word;
}
