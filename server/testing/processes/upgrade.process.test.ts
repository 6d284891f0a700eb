import { execFile } from "node:child_process";
import { glob, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Kysely, sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { postgres } from "../../src/node/database/postgres.ts";
import { newPostgresDatabase, openData } from "./data.ts";
import { startServer } from "./server-process.ts";

// scripts/upgrade-fixture.ts runs a release, fills it through its API, and keeps its data with what it returned.

interface RecordedRead {
  path: string;
  key: string;
  body: unknown;
}

const fixtures = fileURLToPath(new URL("../../fixtures/upgrade", import.meta.url));
const versions: string[] = [];
for await (const file of glob("*.tar.gz", { cwd: fixtures })) versions.push(basename(file, ".tar.gz"));

/** A copy of the data of a release. */
async function unpack(version: string, database: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "upgrade-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await promisify(execFile)("tar", ["-xzf", join(fixtures, `${version}.tar.gz`), "-C", folder]);
  return join(folder, database);
}

async function loadDump(file: string): Promise<string> {
  const url = await newPostgresDatabase();
  const db = new Kysely({ dialect: postgres(url) });
  await db.connection().execute(async (connection) => sql.raw(await readFile(file, "utf8")).execute(connection));
  await db.destroy();
  return url;
}

const send = (origin: string, key: string, path: string, options: RequestInit = {}) =>
  fetch(origin + path, {
    ...options,
    headers: { authorization: `Basic ${btoa(`${key}:${key}`)}`, ...options.headers },
  });

describe.each(versions)("the data of %s", (version) => {
  test.each(["sqlite", "postgres"])("are all there after an upgrade on %s, and can be changed", async (database) => {
    const folder = await unpack(version, database);
    const reads: RecordedRead[] = JSON.parse(await readFile(join(folder, "reads.json"), "utf8"));
    const isPostgres = database === "postgres";
    const env = isPostgres ? { DATABASE_URL: await loadDump(join(folder, "dump.sql")) } : {};
    // The second start finds what the first one has migrated.
    for (const _ of ["first", "second"]) {
      const server = await startServer({ folder, env });
      expect(reads.length).toBeGreaterThan(15);
      for (const { path, key, body } of reads) {
        const response = await send(server.origin, key, path);
        expect(response.status, path).toBe(200);
        const isJson = response.headers.get("content-type")?.includes("json");
        const match = isJson ? await response.json() : await response.text();
        // Later versions return more fields.
        if (typeof body === "object") expect(match, path).toMatchObject(body as object);
        else expect(match, path).toBe(body);
      }
      expect(await server.stop()).toBe(0);
    }
    const databaseUrl = isPostgres ? env.DATABASE_URL : undefined;
    const data = await openData({ dataFolder: join(folder, "data"), databaseUrl, s3: undefined });
    expect(await data.countRows("deliveries", "keys", "segments", "terms", "usage")).toEqual([1, 2, 2, 3, 1]);
    await data.close();
    const server = await startServer({ folder, env });
    const [{ key }] = reads as [RecordedRead];
    const created = await send(server.origin, key, "/v2/memories", {
      method: "POST",
      body: JSON.stringify({ name: "After", srclang: "en", trglang: "fr" }),
      headers: { "content-type": "application/json" },
    });
    expect(created.status).toBe(200);
    expect(await server.stop()).toBe(0);
  });
});
