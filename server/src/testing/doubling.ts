/** Rounds that are measured while there is doubt. */
const maxRounds = 5;

/**
 * By which factor the processor time of work grows when its size is doubled: 2 when it is linear. Each time is the least
 * of several rounds, so that neither the collector nor the compiler counts.
 *
 * @param secondsFor does work of a size and returns its processor time
 * @param limit the growth beyond which there is doubt
 */
export async function growthWhenDoubled(
  size: number,
  secondsFor: (size: number) => Promise<number>,
  limit: number,
): Promise<number> {
  let [few, many] = [Infinity, Infinity];
  await secondsFor(size / 2);
  for (let round = 0; round < maxRounds && !(many / few <= limit); round++) {
    few = Math.min(few, await secondsFor(size));
    many = Math.min(many, await secondsFor(2 * size));
  }
  return many / few;
}
