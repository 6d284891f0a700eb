import type { Entry } from "./entry.ts";

export type Provenance = Pick<Entry, "resource" | "origin" | "userEmail">;

/** Numbers the distinct provenances, because thousands of entries share each one. */
export class Provenances {
  readonly #all: Provenance[] = [];
  readonly #numbers = new Map<string, number>();
  #last = 0;

  constructor(all: readonly Provenance[] = []) {
    for (const provenance of all) this.numberOf(provenance);
  }

  get all(): readonly Provenance[] {
    return this.#all;
  }

  numberOf({ resource, origin, userEmail }: Provenance): number {
    // Entries of an import are added one after the other, so most have the last provenance.
    const last = this.#all[this.#last];
    if (last?.resource === resource && last.origin === origin && last.userEmail === userEmail) return this.#last;
    this.#last = this.#find({ resource, origin, userEmail });
    return this.#last;
  }

  #find({ resource, origin, userEmail }: Provenance): number {
    const key = JSON.stringify([resource, origin, userEmail]);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.#all.length);
    return this.#all.push({ resource, origin, userEmail }) - 1;
  }

  at(number: number): Provenance {
    const provenance = this.#all[number];
    if (!provenance) throw new RangeError("no provenance has this number");
    return provenance;
  }
}
