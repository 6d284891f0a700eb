import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { openStoreAndFiles } from "./data.ts";
import { startServer } from "./server-process.ts";

const key = "key-for-production";

test("while another process holds SQLite's lock, a write waits, and everything else is served", async () => {
  const folder = await mkdtemp(join(tmpdir(), "locked-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const data = await openStoreAndFiles({ dataFolder: join(folder, "data"), databaseUrl: undefined, s3: undefined });
  await data.addOrganization("One", key);
  await data.close();
  const server = await startServer({ folder });
  const headers = { authorization: `Basic ${btoa(`${key}:`)}`, "content-type": "application/json" };
  const read = async (path: string) => (await fetch(`${server.origin}${path}`, { headers })).status;
  const create = async (name: string) => {
    const body = JSON.stringify({ name, srclang: "en", trglang: "de" });
    return (await fetch(`${server.origin}/v2/memories`, { method: "POST", headers, body })).status;
  };
  expect(await create("Quay")).toBe(200);

  const other = new DatabaseSync(join(folder, "data/parlance.sqlite"));
  other.exec("BEGIN IMMEDIATE");
  let isWritten = false;
  const written = create("Pier").finally(() => {
    isWritten = true;
  });
  for (const path of ["/healthz", "/readyz", "/", "/v2/languages", "/v2/memories"]) {
    expect([path, await read(path), isWritten]).toEqual([path, 200, false]);
  }
  other.exec("COMMIT");
  expect(await written).toBe(200);

  other.exec("BEGIN IMMEDIATE");
  expect(await create("Mole")).toBe(503);
  other.close();
  expect(await create("Mole")).toBe(200);
  await server.stop();
});
