const maxRounds = 5;

/**
 * The growth of CPU time when the size of work is doubled: 2 if it is linear. Each time is the minimum of several
 * rounds, so that garbage collection and compilation don't count. If the growth exceeds the limit, larger sizes decide.
 *
 * @param secondsFor does work of a size, and returns its CPU time
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
