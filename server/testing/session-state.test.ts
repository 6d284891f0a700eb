import { expect, inject, test } from "vitest";
import { listStatements } from "./counted-database.ts";
import { chooser, seedRandom } from "./seeded.ts";
import { openTestServer } from "./test-server.ts";
import { makeWorld, writers } from "./writers.ts";

const isOnPostgres = inject("postgres") !== undefined;

/** Statements with an effect after the transaction. A pooler may run the next statement in another session. */
const sessionStatePattern =
  /^\s*(?:set\s+(?!local|transaction)|listen|prepare|declare|discard|reset)|pg_(?:try_)?advisory_lock/i;

test.runIf(isOnPostgres)("nothing that a server sends to PostgreSQL leaves state in a session", async () => {
  const { on, queries } = await listStatements();
  const server = await openTestServer({ on: { ...on, isMigrated: false } });
  for (const [at, writer] of writers.entries()) {
    if (at % 10 > 0) continue;
    const world = await makeWorld(server, `World${at}`);
    await writer.prepare?.(server, world);
    await writer.run(server, world, chooser(seedRandom(at)));
    await server.settle();
  }
  expect(queries.length).toBeGreaterThan(500);
  expect(queries.filter(({ sql }) => sessionStatePattern.test(sql))).toEqual([]);
  await server.close();
});
