/** Rounds that are measured while there is doubt. */
const maxRounds = 5;

/**
 * Measures by which factor the processor time of work grows when its size is doubled: 2 when it is linear. Each time is
 * the least of several rounds, so that neither the collector nor the compiler counts; while there is doubt, larger
 * sizes decide.
 *
 * @param secondsFor does work of a size and returns its processor time
 * @param limit the growth beyond which there is doubt
 */
export async function growthWhenDoubled(
  size: number,
  secondsFor: (size: number) => Promise<number>,
  limit: number,
): Promise<number> {
  await secondsFor(size / 2);
  const growth = await measureRounds(size, secondsFor, limit);
  return growth <= limit ? growth : measureRounds(2 * size, secondsFor, limit);
}

async function measureRounds(size: number, secondsFor: (size: number) => Promise<number>, limit: number) {
  let [few, many] = [Infinity, Infinity];
  for (let round = 0; round < maxRounds && !(many / few <= limit); round++) {
    few = Math.min(few, await secondsFor(size));
    many = Math.min(many, await secondsFor(2 * size));
  }
  return many / few;
}
