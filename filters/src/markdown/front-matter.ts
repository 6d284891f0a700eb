import { shiftUnit, type Unit } from "../document/unit.ts";
import type { Limits } from "../limits.ts";
import { fits } from "../patterns.ts";
import { readYaml } from "../yaml/read.ts";

const yamlBlock = /^---[ \t]*(?:\r\n|\r|\n)([\s\S]*?)^(?:---|\.\.\.)[ \t]*$/m;
const tomlBlock = /^\+\+\+[ \t]*(?:\r\n|\r|\n)[\s\S]*?^\+\+\+[ \t]*$/m;

/** The texts of a document's front matter, and where it ends; TOML is passed over. */
export function frontMatterOf(text: string, keys: readonly string[], limits: Limits): { units: Unit[]; end: number } {
  const isYaml = text.startsWith("---");
  if (!isYaml && !text.startsWith("+++")) return { units: [], end: 0 };
  const match = (isYaml ? yamlBlock : tomlBlock).exec(text);
  if (match?.index !== 0) return { units: [], end: 0 };
  const isWanted = fits(keys);
  const start = match[0].indexOf(match[1] ?? "", 3);
  const found = isYaml ? readYaml(match[1] ?? "", limits.depth) : [];
  const units = found.filter(({ context = "" }) => isWanted(context)).map((unit) => shiftUnit(unit, start));
  return { units, end: match[0].length };
}
