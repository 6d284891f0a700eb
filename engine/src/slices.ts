/**
 * Work in slices of about a millisecond or less, so that a host can do other work in between or abandon it. Each yield
 * is whether the translator may change before the next slice.
 */
export type Sliced<Result> = Generator<boolean, Result, void>;

/** Runs all slices without a pause. */
export function finish<Result>(work: Generator<unknown, Result, void>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
