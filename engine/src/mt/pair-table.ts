import { IntList } from "./growable.ts";

/**
 * Numbers pairs of 32-bit integers 0, 1, 2, … in the order in which they first appear: an exact hash map with open
 * addressing, whose values live in the caller's arrays.
 */
export class PairTable {
  readonly firsts: IntList;
  readonly seconds: IntList;
  #slots: Int32Array;
  #mask: number;

  constructor(firsts: IntList = new IntList(), seconds: IntList = new IntList()) {
    this.firsts = firsts;
    this.seconds = seconds;
    this.#slots = new Int32Array(slotCountFor(firsts.length));
    this.#mask = this.#slots.length - 1;
    for (let index = 0; index < firsts.length; index++) this.#place(index);
  }

  get size(): number {
    return this.firsts.length;
  }

  /** The pair's number, or −1 when it was never inserted. */
  find(first: number, second: number): number {
    const slots = this.#slots;
    const firsts = this.firsts.items;
    const seconds = this.seconds.items;
    for (let at = hash(first, second) & this.#mask; ; at = (at + 1) & this.#mask) {
      const index = (slots[at] as number) - 1;
      if (index < 0 || (firsts[index] === first && seconds[index] === second)) return index;
    }
  }

  /** The pair's number, a new one when it was not there. */
  insert(first: number, second: number): number {
    const found = this.find(first, second);
    if (found >= 0) return found;
    const index = this.firsts.length;
    this.firsts.push(first);
    this.seconds.push(second);
    if ((index + 1) * 3 > this.#slots.length * 2) this.#rehash();
    else this.#place(index);
    return index;
  }

  #rehash(): void {
    this.#slots = new Int32Array(slotCountFor(this.firsts.length));
    this.#mask = this.#slots.length - 1;
    for (let index = 0; index < this.firsts.length; index++) this.#place(index);
  }

  #place(index: number): void {
    let at = hash(this.firsts.at(index), this.seconds.at(index)) & this.#mask;
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
