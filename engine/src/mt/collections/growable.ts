/** From this length on, a list grows by a smaller share, so that its unused part isn't too large. */
const minLongLength = 2 ** 18;

/** A list of 32-bit integers that grows by half, or by an eighth if it is long. `view` is valid until it grows. */
export class IntList {
  items: Int32Array;
  length: number;

  constructor(items: Int32Array = new Int32Array(64), length = 0) {
    this.items = items;
    this.length = length;
  }

  push(value: number): void {
    if (this.length === this.items.length) this.#grow(this.length + 1);
    this.items[this.length++] = value;
  }

  /** Changes the length of the list; new positions contain 0. */
  resize(length: number): void {
    if (length > this.items.length) this.#grow(length);
    this.length = length;
  }

  at(index: number): number {
    return this.items[index] as number;
  }

  view(): Int32Array {
    return this.items.subarray(0, this.length);
  }

  #grow(min: number): void {
    const grown = new Int32Array(Math.ceil(min * (min < minLongLength ? 1.5 : 1.125)) + 16);
    grown.set(this.items);
    this.items = grown;
  }
}

export const emptyLists = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, new IntList()])) as Record<Name, IntList>;
