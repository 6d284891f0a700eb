import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run.ts";

/** A program in a library's README, with the output that the README shows. */
export interface ReadmeProgram {
  /** An ES module; it is also TypeScript. */
  esm: string;
  cjs: string;
  prints: string;
}

export function readReadmeProgram(part: string): ReadmeProgram {
  const text = readFileSync(join(root, part, "README.md"), "utf8");
  const [, esm = ""] = /^```js\n(.*?)^```$/ms.exec(text) ?? [];
  const [, prints = ""] = /^```text\n(.*?)^```$/ms.exec(text) ?? [];
  if (!esm || !prints) throw new Error(`${part}/README.md shows no program, or not what it prints.`);
  const [body, imports] = [esm.replaceAll(/^import .*\n/gm, ""), esm.match(/^import .*$/gm) ?? []];
  const requires = imports.map((line) => line.replace(/^import (.*) from (.*);$/, "const $1 = require($2);"));
  return { esm, cjs: `${requires.join("\n")}\n(async () => {\n${body}})();\n`, prints };
}
