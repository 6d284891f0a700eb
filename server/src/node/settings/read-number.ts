import { StartError } from "../start-error.ts";

/** A setting that is a whole number; undefined when it is not set. @throws StartError */
export function readNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (!text) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new StartError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}
