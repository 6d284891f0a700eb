/** Finds where markup ends in a text that is read from its beginning on: what does not come is looked for once. */
export class Ends {
  readonly #text: string;
  #missing: Set<string> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** After the next `end` from `from` on; −1 when there is none. */
  after(end: string, from: number): number {
    if (this.#missing?.has(end)) return -1;
    const at = this.#text.indexOf(end, from);
    return at >= 0 ? at + end.length : this.#miss(end);
  }

  /** The end of the element that begins at `from`; −1 when there is none. */
  ofElement(name: string, from: number): number {
    const close = `</${name}`;
    if (this.#missing?.has(close)) return -1;
    const tag = new RegExp(`<(/?)${name}(?:\\s[^<>]*)?>`, "gi");
    tag.lastIndex = from;
    let depth = 0;
    for (let match = tag.exec(this.#text); match; match = tag.exec(this.#text)) {
      depth += match[1] ? -1 : 1;
      if (depth === 0) return tag.lastIndex;
    }
    return this.#miss(close);
  }

  #miss(end: string): -1 {
    this.#missing ??= new Set();
    this.#missing.add(end);
    return -1;
  }
}
