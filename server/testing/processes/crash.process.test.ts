import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFailed, test } from "vitest";
import { chooser, isProof, seeded } from "../seeded.ts";
import { openClients, translatedCharacters } from "./client-steps.ts";
import { clientKeys } from "./clients.ts";
import { newPostgresDatabase, openData } from "./data.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

const rounds = isProof ? 50 : 2;
const patience = { timeout: isProof ? 3_600_000 : 600_000 };
/** Written between two kills, at most. */
const maxWrites = 60;
/** What a killed process had taken is another's after half a minute. */
const untilSettled = { timeout: 240_000, interval: 500 };

test.each([
  ["SQLite", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await newPostgresDatabase() })],
] as const)("nothing that was acknowledged on %s is lost when the server is killed", patience, async (_, open) => {
  const folder = await mkdtemp(join(tmpdir(), "crash-"));
  const env: Record<string, string> = await open();
  const random = seeded(rounds);
  const { below } = chooser(random);
  let server: ServerProcess | undefined;
  const start = async () => {
    server = await startServer({ folder, env });
    return server;
  };
  onTestFailed(() => console.error(server?.errors.join("\n")));
  const clients = await openClients(() => server?.origin ?? "", random);
  const data = () => openData({ dataFolder: join(folder, "data"), databaseUrl: env.DATABASE_URL, s3: undefined });

  const first = await data();
  for (const key of clientKeys) await first.addKey(key);
  await first.close();
  await start();
  await clients.prepare();
  let checked = 0;
  for (let round = 0; round < rounds; round++) {
    let isKilled = false;
    const written = clients.run(6, Number.POSITIVE_INFINITY, () => isKilled);
    const enough = clients.writes + 1 + below(maxWrites);
    while (clients.writes < enough) await Promise.race([written, sleep(1 + below(20))]);
    isKilled = true;
    await server?.kill();
    await written;
    await start();
    expect(await clients.missing(({ isLater }, at) => at >= checked && !isLater)).toEqual([]);
    checked = clients.acknowledged.length;
  }
  await clients.finish();
  // Clients may have deleted all that they uploaded.
  expect((await clients.send("POST", "/v2/files?name=last.txt", "The ferry leaves at ten.")).status).toBe(201);
  // Whatever a request had taken is free when its process is gone.
  expect(clients.retries.refused).toBe(0);
  if (isProof) expect(clients.retries.replayed).toBeGreaterThan(0);
  await expect.poll(() => server?.workLeft(), untilSettled).toEqual([]);
  expect(await clients.missing(() => true)).toEqual([]);
  expect(await server?.stop()).toBe(0);

  const last = await data();
  expect(await last.translatedCharacters()).toBe(translatedCharacters * (await last.countTranslations()));
  await last.sweep();
  expect(await last.filesWithoutRow()).toEqual([]);
  await last.close();
  await expectWholeFiles(join(folder, "data/files"));
  if (!env.DATABASE_URL) expectIntact(join(folder, "data/parlance.sqlite"));
  await clients.close();
  await rm(folder, { recursive: true });
});

/** Each file is what its name says, and none is half there. */
async function expectWholeFiles(folder: string): Promise<void> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => /^..\/\w{64}-/.test(path));
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const sum = createHash("sha256").update(await readFile(join(folder, path)));
    expect(path.slice(3).split("-")[0]).toBe(sum.digest("hex"));
  }
  expect(await readdir(join(folder, "incoming"))).toEqual([]);
}

function expectIntact(path: string): void {
  const database = new DatabaseSync(path);
  expect(database.prepare("PRAGMA integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  database.close();
}
