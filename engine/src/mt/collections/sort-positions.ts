/**
 * The positions of all numbers that are not negative, sorted by number, then by position. The positions of number n end
 * at `ends[n]`, where those of n + 1 begin.
 */
export function sortPositions(numbers: Int32Array): { positions: Int32Array; ends: Int32Array } {
  const ends = new Int32Array(numbers.reduce((max, number) => Math.max(max, number), -1) + 2);
  for (const number of numbers) if (number >= 0) (ends[number + 1] as number)++;
  for (let number = 1; number < ends.length; number++) (ends[number] as number) += ends[number - 1] as number;
  const positions = new Int32Array(ends.at(-1) as number);
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at] as number;
    if (number >= 0) positions[(ends[number] as number)++] = at;
  }
  return { positions, ends };
}
