import type { Unit } from "../document/unit.ts";
import type { Limits } from "../limits.ts";
import { fits } from "../patterns.ts";
import { readYaml } from "../yaml/read.ts";
import { readToml } from "./toml.ts";

/** Group 1: all but the last line. */
const yamlBlock = /^(---[ \t]*(?:\r\n|\r|\n)[\s\S]*?)^(?:---|\.\.\.)[ \t]*$/m;
const tomlBlock = /^(\+\+\+[ \t]*(?:\r\n|\r|\n)[\s\S]*?)^\+\+\+[ \t]*$/m;

/** The texts of a document's front matter, in YAML or TOML, and where it ends. */
export function readFrontMatter(text: string, keys: readonly string[], limits: Limits): { units: Unit[]; end: number } {
  const isYaml = text.startsWith("---");
  if (!isYaml && !text.startsWith("+++")) return { units: [], end: 0 };
  const match = (isYaml ? yamlBlock : tomlBlock).exec(text);
  if (match?.index !== 0) return { units: [], end: 0 };
  const isWanted = fits(keys);
  // With its first line, which YAML has too, so that locations are those of the file.
  const front = match[1] ?? "";
  const matches = isYaml ? readYaml(front, limits.depth) : [...readToml(text, 3, front.length)];
  const units = matches.filter(({ context = "" }) => isWanted(context));
  return { units, end: match[0].length };
}
