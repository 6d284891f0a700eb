/**
 * Work in slices of about a millisecond or less, so that a host can do other work in between or give it up. It yields
 * whether the translator may change before the next slice: while it must not, something is half done.
 */
export type Sliced<Result> = Generator<boolean, Result, void>;

/** All of the work at once. */
export function finish<Result>(work: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
