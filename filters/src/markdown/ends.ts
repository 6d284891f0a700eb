/** Finds the ends of markup in a text that is read from its beginning on. A missing end is searched only once. */
export class EndFinder {
  readonly #text: string;
  #missing: Set<string> | undefined;
  /** The last offset found for each end, because several beginnings may have the same end. */
  #found: Map<string, number> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** The index after the next `end` from `from` on; −1 if there is none. */
  findAfter(end: string, from: number): number {
    if (this.#missing?.has(end)) return -1;
    const found = this.#found?.get(end) ?? -1;
    const at = found >= from ? found : this.#text.indexOf(end, from);
    if (at < 0) return this.#rememberMissing(end);
    this.#found ??= new Map();
    this.#found.set(end, at);
    return at + end.length;
  }

  /** The end of the element that begins at `from`; −1 if it isn't closed. */
  findElementEnd(name: string, from: number): number {
    const close = `</${name}`;
    if (this.#missing?.has(close)) return -1;
    const tagPattern = new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, "gi");
    tagPattern.lastIndex = from;
    let depth = 0;
    for (let match = tagPattern.exec(this.#text); match; match = tagPattern.exec(this.#text)) {
      depth += match[1] ? -1 : 1;
      if (depth === 0) return tagPattern.lastIndex;
    }
    return this.#rememberMissing(close);
  }

  #rememberMissing(end: string): -1 {
    this.#missing ??= new Set();
    this.#missing.add(end);
    return -1;
  }
}
