import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

test("a site of more files than the process may open is read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const names = ["index.html", "404.html", ...Array.from({ length: 300 }, (_, at) => `page-${at}.html`)];
  for (const name of names) await writeFile(join(folder, name), name);
  const module = JSON.stringify(new URL("read-site.ts", import.meta.url).href);
  const program = `import { readSite } from ${module};
    console.log((await readSite(${JSON.stringify(folder)})).files.size);`;
  const limited = 'ulimit -n 64 && exec "$0" --input-type=module --eval "$1"';
  const { stdout } = await promisify(execFile)("sh", ["-c", limited, process.execPath, program]);
  expect(stdout).toBe("301\n");
});
