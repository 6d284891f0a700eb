/** The limit of rounds. While the result is in doubt, sizes are measured again. */
const maxRounds = 8;
const sizes = [1, 2, 4] as const;
/** The limit of processor time of all rounds, in microseconds; after it, nothing more is measured. */
const maxMicroseconds = 15_000_000;

/**
 * Measures by which factor the processor time of work grows for each doubling of its input, from one to four times
 * `size`: 2 when it is linear, 4 when it is quadratic. Each time is the lowest of several rounds, so that neither the
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
  const { growth, spent } = await measureRounds(size, prepare, work, limit);
  if (growth < limit || spent > maxMicroseconds) return growth;
  return (await measureRounds(4 * size, prepare, work, limit)).growth;
}

async function measureRounds<Input>(
  size: number,
  prepare: (size: number) => Input,
  work: (input: Input) => unknown,
  limit: number,
): Promise<{ growth: number; spent: number }> {
  const inputs = sizes.map((factor) => prepare(size * factor));
  const min = sizes.map(() => Infinity);
  let growth = Infinity;
  let spent = 0;
  for (let round = 0; round < maxRounds && growth >= limit && spent <= maxMicroseconds; round++) {
    for (const [index, input] of inputs.entries()) {
      const time = await processorTime(() => work(input));
      min[index] = Math.min(min[index] as number, time);
      spent += time;
    }
    const [first = 0, , last = 0] = min;
    growth = Math.sqrt(last / first);
  }
  return { growth, spent };
}

/** Microseconds. */
async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, user + system);
}
