import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { secondTries } from "./proof-record.ts";
import { root, runQuietly } from "./run.ts";

const retried = `import { expect, test } from "vitest";
let tries = 0;
test("is there in time", { retry: 2 }, () => expect(++tries).toBe(2));
test("is there at once", { retry: 2 }, () => {});
`;

test("a report of Vitest lists the tests that passed only when they were retried", async () => {
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache/retries-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, "race.test.js"), retried);
  // Without one it would take that of the folders above.
  await writeFile(join(folder, "vitest.config.js"), "export default {};\n");
  const report = join(folder, "report.json");
  const { ok, output } = await runQuietly("vitest", [
    ...["run", "--root", folder],
    ...["--reporter", "json", "--outputFile", report],
  ]);
  expect({ ok, output }).toMatchObject({ ok: true });
  const matches = secondTries(JSON.parse(await readFile(report, "utf8")));
  expect(matches).toEqual([
    { test: expect.stringMatching(/race\.test\.js > is there in time$/), message: expect.stringContaining("1") },
  ]);
});
