import { IntList } from "./growable.ts";

/**
 * Numbers pairs of 32-bit integers 0, 1, 2, … in the order in which they first appear. It is an exact hash map with
 * open addressing, whose values are in the caller's arrays.
 */
export class PairTable {
  /** Pair n is at positions 2n and 2n + 1. */
  readonly keys: IntList;
  #slots: Int32Array;
  #mask: number;

  constructor(keys: IntList = new IntList()) {
    this.keys = keys;
    this.#slots = new Int32Array(slotCountFor(this.size));
    this.#mask = this.#slots.length - 1;
    for (let index = 0; index < this.size; index++) this.#location(index);
  }

  get size(): number {
    return this.keys.length >>> 1;
  }

  first(index: number): number {
    return this.keys.at(2 * index);
  }

  second(index: number): number {
    return this.keys.at(2 * index + 1);
  }

  /** The pair's number, or −1 when it was never inserted. */
  find(first: number, second: number): number {
    return (this.#slots[this.#slotOf(first, second)] as number) - 1;
  }

  /** The pair's number, a new one when it was not there. */
  insert(first: number, second: number): number {
    const slot = this.#slotOf(first, second);
    const count = (this.#slots[slot] as number) - 1;
    if (count >= 0) return count;
    const index = this.size;
    this.keys.push(first);
    this.keys.push(second);
    this.#slots[slot] = index + 1;
    if ((index + 1) * 3 > this.#slots.length * 2) this.#rehash();
    return index;
  }

  /** Where the pair's number is, or belongs. */
  #slotOf(first: number, second: number): number {
    const slots = this.#slots;
    const keys = this.keys.items;
    for (let at = hash(first, second) & this.#mask; ; at = (at + 1) & this.#mask) {
      const key = 2 * ((slots[at] as number) - 1);
      if (key < 0 || (keys[key] === first && keys[key + 1] === second)) return at;
    }
  }

  #rehash(): void {
    this.#slots = new Int32Array(slotCountFor(this.size));
    this.#mask = this.#slots.length - 1;
    for (let index = 0; index < this.size; index++) this.#location(index);
  }

  #location(index: number): void {
    let at = hash(this.first(index), this.second(index)) & this.#mask;
    while (this.#slots[at] !== 0) at = (at + 1) & this.#mask;
    this.#slots[at] = index + 1;
  }
}

function slotCountFor(pairs: number): number {
  return 2 ** Math.max(6, Math.ceil(Math.log2(pairs * 1.6 + 16)));
}

function hash(first: number, second: number): number {
  let mixed = Math.imul(first ^ (second >>> 15), 0x85ebca6b) ^ Math.imul(second, 0xc2b2ae35);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
