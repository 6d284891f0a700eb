import type { Sliced } from "../slices.ts";

/** A lock for shared or exclusive work, which begins in the order of requests. */
export class SharedLock {
  readonly #waiting: { isAlone: boolean; start: () => void }[] = [];
  #sharers = 0;
  #isAlone = false;

  /** Whether other work is waiting. While shared work runs, the first waiting work is exclusive. */
  get isWanted(): boolean {
    return this.#waiting.length > 0;
  }

  async runShared<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isAlone || this.#waiting.length > 0) await this.#wait(false);
    else this.#sharers++;
    try {
      return await work();
    } finally {
      this.#sharers--;
      this.#startNext();
    }
  }

  async runExclusively<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isAlone || this.#sharers > 0) await this.#wait(true);
    else this.#isAlone = true;
    try {
      return await work();
    } finally {
      this.#isAlone = false;
      this.#startNext();
    }
  }

  #wait(isAlone: boolean): Promise<void> {
    return new Promise((start) => this.#waiting.push({ isAlone, start }));
  }

  #startNext(): void {
    for (let next = this.#waiting[0]; next && !this.#isAlone; next = this.#waiting[0]) {
      if (next.isAlone && this.#sharers > 0) return;
      this.#waiting.shift();
      if (next.isAlone) this.#isAlone = true;
      else this.#sharers++;
      next.start();
    }
  }
}

/** Runs the work to its end, or until exclusive work waits. */
export function* runUntilWanted<T>(work: Sliced<T>, lock: SharedLock): Generator<void, { value: T } | undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return { value: step.value };
    if (step.value && lock.isWanted) return undefined;
    yield;
  }
}
