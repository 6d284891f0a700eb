import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("inputs/", import.meta.url);

/** The texts of the files that samples upload, by name, for programs that Vite doesn't load. */
export const readInputs = (): Record<string, string> =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), "utf8")]));
