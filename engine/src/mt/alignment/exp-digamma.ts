/** From this number on, a series is exact enough. Below it, a table is used. */
const tableLimit = 8;
const stepsPerUnit = 1024;

/** e to the power of the digamma function of x > 0, within 0.1 %. */
export function expDigamma(x: number): number {
  if (x >= tableLimit) return x - 0.5 + 1 / (24 * x);
  const at = Math.floor(x * stepsPerUnit);
  const below = table[at] as number;
  return below + (x * stepsPerUnit - at) * ((table[at + 1] as number) - below);
}

const table = Float64Array.from({ length: tableLimit * stepsPerUnit + 1 }, (_, at) =>
  Math.exp(digamma(at / stepsPerUnit)),
);

function digamma(x: number): number {
  let shifted = x;
  let result = 0;
  for (; shifted < 5; shifted++) result -= 1 / shifted;
  const square = 1 / (shifted * shifted);
  return result + Math.log(shifted) - 0.5 / shifted - square * (1 / 12 - square * (1 / 120 - square / 252));
}
