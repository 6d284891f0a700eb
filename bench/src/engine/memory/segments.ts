import { draw, pick, type Random } from "@openparlance/engine/testing";

export interface StreamSegment {
  source: string;
  target: string;
}

/** Lengths of sources in characters: log-normal like those of sentences, with this median. */
const lengths = { median: 57, spread: 0.65, min: 2, max: 1500 };
/** The share of segments that are an earlier one with a few changes, as in revised documents. */
const variants = 0.25;
/** The max share of a segment's words that an edit changes. */
const maxChanged = 0.25;

/** Makes segments from phrases of one to four words of real strings, and variants of segments. */
export class SegmentGenerator {
  readonly #random: Random;
  readonly #words: { source: string[]; target: string[] }[];

  constructor(strings: readonly StreamSegment[], random: Random) {
    this.#random = random;
    this.#words = strings.map(({ source, target }) => ({ source: source.split(" "), target: target.split(" ") }));
  }

  createSegments(count: number): StreamSegment[] {
    const pairs: StreamSegment[] = [];
    while (pairs.length < count) {
      const isVariant = pairs.length > 0 && this.#random() < variants;
      const from = isVariant ? pick(this.#random, pairs) : undefined;
      pairs.push(
        from ? { source: this.editText(from.source), target: this.editText(from.target) } : this.#createSegment(),
      );
    }
    return pairs;
  }

  /** Changes, removes, inserts or misspells some words. */
  editText(text: string): string {
    const words = text.split(" ");
    const changes = 1 + draw(this.#random, Math.max(1, words.length * maxChanged));
    for (let change = 0; change < changes; change++) this.#changeWord(words, draw(this.#random, words.length));
    return words.join(" ");
  }

  #changeWord(words: string[], at: number): void {
    const kind = this.#random();
    if (kind < 0.3) words[at] = this.#pickWord();
    else if (kind < 0.5) words.splice(at, 1);
    else if (kind < 0.7) words.splice(at, 0, this.#pickWord());
    else {
      const word = words[at] ?? "";
      const position = draw(this.#random, word.length + 1);
      const letter = String.fromCharCode(97 + draw(this.#random, 26));
      words[at] = word.slice(0, position) + letter + word.slice(position + 1);
    }
  }

  #pickWord(): string {
    return pick(this.#random, pick(this.#random, this.#words).source);
  }

  #createSegment(): StreamSegment {
    const length = this.#drawLength();
    const [source, target]: [string[], string[]] = [[], []];
    for (let size = 0; size < length; ) {
      const phrase = pick(this.#random, this.#words);
      const start = draw(this.#random, phrase.source.length);
      const end = start + 1 + draw(this.#random, 4);
      const words = phrase.source.slice(start, end);
      source.push(...words);
      target.push(...phrase.target.slice(start, end));
      size += words.join(" ").length + 1;
    }
    return { source: source.join(" "), target: target.join(" ") };
  }

  #drawLength(): number {
    // Box & Muller 1958.
    const normal = Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random());
    return Math.min(lengths.max, Math.max(lengths.min, lengths.median * Math.exp(lengths.spread * normal)));
  }
}
