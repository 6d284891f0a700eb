/** The maximum of a chance, because the log-odds of 1 are infinite. */
const surest = 0.995;

/** The chance, 0 to 1, of log-odds. */
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The log-odds of a chance, which is more than 0. */
export function logit(chance: number): number {
  const sure = Math.min(chance, surest);
  return Math.log(sure / (1 - sure));
}
