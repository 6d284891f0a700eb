import { IntList } from "./growable.ts";

/** The number of pairs that move to new slots when a pair is inserted. */
const movedAtOnce = 8;

/**
 * Assigns 0, 1, 2, … to pairs of 32-bit integers in the order in which they first appear. It is an exact hash map with
 * open addressing; the caller keeps values in its own arrays, by these numbers.
 */
export class PairTable {
  /** Pair n is at positions 2n and 2n + 1. */
  readonly keys: IntList;
  #slots: Int32Array;
  /** The earlier, smaller table of slots, until the first `#unmoved` pairs are in the new one. */
  #oldSlots: Int32Array | undefined;
  #unmoved: number;

  constructor(keys: IntList = new IntList()) {
    this.keys = keys;
    this.#slots = new Int32Array(slotCountFor(this.size));
    this.#unmoved = this.size;
    this.#move(this.size);
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

  /** The number of a pair; −1 if it was never inserted. */
  find(first: number, second: number): number {
    const hashed = hash(first, second);
    const index = (this.#slots[this.#slotOf(this.#slots, hashed, first, second)] as number) - 1;
    if (index >= 0 || !this.#oldSlots) return index;
    return (this.#oldSlots[this.#slotOf(this.#oldSlots, hashed, first, second)] as number) - 1;
  }

  /** The number of a pair; the next number if the pair is new. */
  insert(first: number, second: number): number {
    const slot = this.#slotOf(this.#slots, hash(first, second), first, second);
    const known = (this.#slots[slot] as number) - 1;
    if (known >= 0) return known;
    const old = this.#oldSlots ? this.find(first, second) : -1;
    if (old >= 0) return old;
    const index = this.size;
    this.keys.push(first);
    this.keys.push(second);
    this.#slots[slot] = index + 1;
    if (this.#oldSlots) this.#move(movedAtOnce);
    else if ((index + 1) * 3 > this.#slots.length * 2) {
      this.#oldSlots = this.#slots;
      this.#slots = new Int32Array(2 * this.#slots.length);
      this.#unmoved = index + 1;
    }
    return index;
  }

  /** The slot with the pair's number, or a free slot for it. */
  #slotOf(slots: Int32Array, hashed: number, first: number, second: number): number {
    const keys = this.keys.items;
    const mask = slots.length - 1;
    for (let at = hashed & mask; ; at = (at + 1) & mask) {
      const key = 2 * ((slots[at] as number) - 1);
      if (key < 0 || (keys[key] === first && keys[key + 1] === second)) return at;
    }
  }

  #move(count: number): void {
    const slots = this.#slots;
    for (const end = Math.max(0, this.#unmoved - count); this.#unmoved > end; ) {
      const index = --this.#unmoved;
      let at = hash(this.first(index), this.second(index)) & (slots.length - 1);
      while (slots[at] !== 0) at = (at + 1) & (slots.length - 1);
      slots[at] = index + 1;
    }
    if (this.#unmoved === 0) this.#oldSlots = undefined;
  }
}

const slotCountFor = (pairs: number): number => 2 ** Math.max(6, Math.ceil(Math.log2(pairs * 2.25 + 16)));

function hash(first: number, second: number): number {
  let mixed = Math.imul(first ^ (second >>> 15), 0x85ebca6b) ^ Math.imul(second, 0xc2b2ae35);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
