import { globSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import ts from "typescript";
import { lineOf, nodesIn, parseSource } from "./syntax.ts";

// Finds regular expressions whose time grows faster than their input: two repetitions can match the same characters, or
// a repetition at the start is retried at each character. Patterns that are assembled at run time, or grow only after a
// fixed start, are left to the tests named `growth.test.ts`.

/** Why findings in these files are harmless. */
const harmless: Readonly<Record<string, string>> = {
  "filters/src/properties/read.ts": "matches whatever follows at its first try, so it never goes back",
  "server/src/node/cli/filter-options.ts": "reads our own descriptions",
};

const files = globSync("{text,engine,filters,client,api,server,sandbox,testing}/src/**/*.ts").filter(
  (name) => !/\.test\.ts$|\.gen\.|\/testing\//.test(name),
);

let count = 0;
const unused = new Set(Object.keys(harmless));
for (const file of files.sort()) {
  for (const { line, source, flags } of findLiterals(file)) {
    // The regular expression engine tries a sticky pattern at only one offset.
    const { reports } = analyse({ source, flags }, { reportTypes: { Move: !flags.includes("y") } });
    if (reports.length === 0) continue;
    unused.delete(file);
    if (harmless[file]) continue;
    count++;
    console.log(`${file}:${line}: /${source}/${flags} needs time that grows faster than the text.`);
  }
}
for (const file of unused) console.log(`${file} has no such pattern anymore: remove it from the list.`);
process.exitCode = count + unused.size > 0 ? 1 : 0;

function findLiterals(file: string): { line: number; source: string; flags: string }[] {
  const nodes = nodesIn(parseSource(file, readFileSync(file, "utf8")));
  return nodes.filter(ts.isRegularExpressionLiteral).map((node) => {
    const end = node.text.lastIndexOf("/");
    return { line: lineOf(node), source: node.text.slice(1, end), flags: node.text.slice(end + 1) };
  });
}
