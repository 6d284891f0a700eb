/** How often a size is measured anew before growth counts. */
const maxRounds = 6;
const sizes = [1, 2, 4] as const;

/**
 * By which factor the processor time of work grows for each doubling of its input, from one to four times `size`: 2 when
 * it is linear, 4 when it is quadratic. What is measured is the process's own time, its least of several rounds, so that
 * neither other processes nor the collector count; rounds go on while there is doubt.
 *
 * @param prepare makes an input of about that size; not measured
 * @param limit the growth beyond which there is doubt
 */
export function growthOf<Input>(
  size: number,
  prepare: (size: number) => Input,
  work: (input: Input) => unknown,
  limit: number,
): number {
  const inputs = sizes.map((factor) => prepare(size * factor));
  const least = sizes.map(() => Infinity);
  let growth = Infinity;
  for (let round = 0; round < maxRounds && growth > limit; round++) {
    for (const [index, input] of inputs.entries()) {
      const spent = processorTime(() => work(input));
      least[index] = Math.min(least[index] as number, spent);
      if (spent > maxMicroseconds) return Infinity;
    }
    const [first = 0, , last = 0] = least;
    growth = Math.sqrt(last / first);
  }
  return growth;
}

/** No linear work takes so long at the sizes that tests have: nobody waits for what does. */
const maxMicroseconds = 1_000_000;

/** Microseconds. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
