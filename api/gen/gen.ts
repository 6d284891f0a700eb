import { readFileSync, writeFileSync } from "node:fs";
import { generate } from "./generate.ts";
import { reportingMistakes } from "./problem.ts";
import { uncommitted } from "./uncommitted.ts";

// `npm run gen` writes all derived files. With `--check`, it only names those that are stale, and with `--uncommitted`, it
// only writes those that aren't committed.
const check = process.argv.includes("--check");
const isMeant = (path: string) => !process.argv.includes("--uncommitted") || uncommitted.includes(path);

await reportingMistakes(async () => {
  const files = Object.entries(await generate()).filter(([path]) => isMeant(path));
  const stale = files.filter(([path, content]) => read(path) !== content);
  if (!check) for (const [path, content] of stale) writeFileSync(resolveUrl(path), content);
  for (const [path] of stale) console.log(check ? `stale: api/${path} (run: npm run gen)` : `wrote api/${path}`);
  if (check && stale.length > 0) process.exitCode = 1;
});

function resolveUrl(path: string): URL {
  return new URL(`../${path}`, import.meta.url);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(resolveUrl(path), "utf8");
  } catch {
    return undefined;
  }
}
