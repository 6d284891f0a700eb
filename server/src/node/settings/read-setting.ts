import { StartError } from "../start-error.ts";

export type Env = Record<string, string | undefined>;

/** A setting that is a whole number; undefined when it is not set. @throws StartError */
export function readNumber(env: Env, name: string, max = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = env[name];
  if (!text) return undefined;
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= max) return number;
  throw new StartError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}

/** A setting that is `true` or `false`; undefined when it is not set. @throws StartError */
export function readFlag(env: Env, name: string): boolean | undefined {
  const text = env[name];
  if (!text) return undefined;
  if (text === "true" || text === "false") return text === "true";
  throw new StartError(`${name} must be true or false, not "${text}".`);
}
