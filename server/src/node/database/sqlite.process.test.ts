import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

test("statements that are kept to run again have no copies of long texts", () => {
  const program = `
    import { DatabaseSync } from "node:sqlite";
    import { CompiledQuery, Kysely } from "kysely";
    import { sqlite } from "${new URL("./sqlite.ts", import.meta.url).href}";
    const db = new Kysely({ dialect: sqlite(new DatabaseSync(":memory:")) });
    const long = "harbour ".repeat(500_000);
    const before = process.memoryUsage.rss();
    for (let at = 0; at < 50; at++) {
      const { rows } = await db.executeQuery(CompiledQuery.raw("select length(?) as length, ? as at", [long, at]));
      if (rows[0].length !== long.length) throw new Error("It is another text.");
      await db.executeQuery(CompiledQuery.raw("select length(?) + " + at, [long]));
    }
    console.log((process.memoryUsage.rss() - before) / 2 ** 20);
  `;
  const run = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    encoding: "utf8",
    cwd: import.meta.dirname,
  });
  expect(Number(run)).toBeLessThan(100);
});
