/** Sizes are measured again up to this often while the result is in doubt. */
const maxRounds = 8;
const sizes = [1, 2, 4] as const;
/** No linear work takes so long at the sizes that tests have: no one waits for what does. */
const maxMicroseconds = 1_000_000;

/**
 * Measures by which factor the processor time of work grows for each doubling of its input, from one to four times
 * `size`: 2 when it is linear, 4 when it is quadratic. Each time is the min of several rounds, so that neither the
 * garbage collector nor the compiler counts. When the growth is not below the limit, larger inputs decide.
 *
 * @param prepare makes an input of about that size; not measured
 */
export async function measureGrowth<Input>(
  size: number,
  prepare: (size: number) => Input,
  work: (input: Input) => unknown,
  limit: number,
): Promise<number> {
  const growth = await measuredGrowth(size, prepare, work, limit);
  return growth >= limit && growth < Infinity ? measuredGrowth(4 * size, prepare, work, limit) : growth;
}

async function measuredGrowth<Input>(
  size: number,
  prepare: (size: number) => Input,
  work: (input: Input) => unknown,
  limit: number,
): Promise<number> {
  const inputs = sizes.map((factor) => prepare(size * factor));
  const min = sizes.map(() => Infinity);
  let growth = Infinity;
  for (let round = 0; round < maxRounds && growth >= limit; round++) {
    for (const [index, input] of inputs.entries()) {
      const spent = await processorTime(() => work(input));
      min[index] = Math.min(min[index] as number, spent);
      if (spent > maxMicroseconds) return Infinity;
    }
    const [first = 0, , last = 0] = min;
    growth = Math.sqrt(last / first);
  }
  return growth;
}

/** Microseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
