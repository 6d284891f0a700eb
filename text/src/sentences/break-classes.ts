/** The classes of characters in the rules for sentences (UAX 29, table 4); `ignored` is Extend and Format. */
export const breakClass = {
  other: 1,
  ignored: 2,
  lower: 3,
  upper: 4,
  letter: 5,
  numeric: 6,
  space: 7,
  close: 8,
  continuation: 9,
  fullStop: 10,
  terminator: 11,
  separator: 12,
} as const;

/** All but the ASCII characters that end no sentence; Greek ends questions with a semicolon. */
const possibleMarkPattern = /[^\t "-\-/-:<->@-~]/g;

/** Offset of the first character that may end a sentence in any language; the length of the text when none may. */
export function firstMark(text: string, from = 0): number {
  if (from === text.length) return from;
  possibleMarkPattern.lastIndex = from;
  return possibleMarkPattern.test(text) ? possibleMarkPattern.lastIndex - 1 : text.length;
}

/** The class of each code point, read from the platform's segmenter when the code point first occurs. */
export class BreakClasses {
  readonly #classes = new Uint8Array(0x110000);
  readonly #language: string;
  #segmenter: Intl.Segmenter | undefined;

  constructor(language: string) {
    this.#language = language;
  }

  at(text: string, at: number): number {
    const codePoint = text.codePointAt(at) as number;
    return this.#classes[codePoint] || this.#learn(codePoint);
  }

  /** Offset of the first character from `from` on that ends sentences; the length of the text when none does. */
  nextSentenceEnd(text: string, from: number): number {
    const classes = this.#classes;
    const { length } = text;
    for (let at = from; at < length; at++) {
      const unit = text.charCodeAt(at);
      const isHalf = (unit & 0xf800) === 0xd800;
      const class_ = isHalf ? this.at(text, at) : classes[unit] || this.#learn(unit);
      if (class_ >= breakClass.fullStop) return at;
    }
    return length;
  }

  #learn(codePoint: number): number {
    const class_ = this.#report(String.fromCodePoint(codePoint));
    this.#classes[codePoint] = class_;
    return class_;
  }

  /** Finds a character's class by where sentences end before and after the character in sample texts. */
  #report(character: string): number {
    const endsBefore = (before: string, after = "") => this.#endsAt(before.length, before + character + after);
    const endsAfter = (before: string, after: string) =>
      this.#endsAt(before.length + character.length, before + character + after);
    if (endsAfter("a", " ")) return breakClass.separator;
    if (endsAfter("1", "1")) return breakClass.terminator;
    if (endsAfter("1", "A")) return breakClass.fullStop;
    if (!endsBefore("?", "A")) {
      if (!endsAfter("?", "A")) return breakClass.continuation;
      if (endsBefore("? ", "A")) return breakClass.close;
      return endsAfter("1.", "1") ? breakClass.space : breakClass.ignored;
    }
    if (!endsBefore(". ")) return breakClass.lower;
    if (!endsBefore("1.")) return breakClass.numeric;
    if (!endsBefore("a.")) return breakClass.upper;
    return endsBefore(". ", "a") ? breakClass.letter : breakClass.other;
  }

  #endsAt(at: number, text: string): boolean {
    // The first segmenter in a process takes 10 ms, and many processes never split sentences.
    this.#segmenter ??= new Intl.Segmenter(this.#language, { granularity: "sentence" });
    return this.#segmenter.segment(text).containing(at)?.index === at;
  }
}
