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

/** A setting that is one of some words; undefined when it is not set. @throws StartError */
export function readChoice<Word extends string>(env: Env, name: string, words: readonly Word[]): Word | undefined {
  const text = env[name];
  const chosen = words.find((word) => word === text);
  if (!text || chosen) return chosen;
  const choices = words.length === 2 ? words.join(" or ") : `one of ${words.join(", ")}`;
  throw new StartError(`${name} must be ${choices}, not "${text}".`);
}

/** A setting that is `true` or `false`; undefined when it is not set. @throws StartError */
export function readFlag(env: Env, name: string): boolean | undefined {
  const text = readChoice(env, name, ["true", "false"]);
  return text && text === "true";
}

export const parseList = (text = ""): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
