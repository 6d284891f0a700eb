import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { snapshotsIn } from "../../src/node/workers/snapshot-cache.ts";
import { buildTmx } from "../memories.ts";
import { openS3 } from "../s3-double.ts";
import { newPostgresDatabase, openStoreAndFiles } from "./data.ts";
import { startServer } from "./server-process.ts";

const key = "learning-key-for-production";
const headers = { authorization: `Basic ${btoa(`${key}:`)}` };
const pairs = Array.from({ length: 4000 }, (_, at) => [`Berth ${at} is free.`, `Platz ${at} ist frei.`] as const);

test("two processes learn a memory once, and a third one loads what they have learned", async () => {
  const folder = await mkdtemp(join(tmpdir(), "learning-"));
  const [databaseUrl, s3] = [await newPostgresDatabase(), await openS3()];
  const { bucket, endpoint, region, keyId, secret } = s3.settings;
  const env = {
    DATABASE_URL: databaseUrl,
    PARLANCE_S3_BUCKET: bucket,
    PARLANCE_S3_ENDPOINT: endpoint,
    PARLANCE_S3_REGION: region,
    PARLANCE_S3_KEY_ID: keyId,
    PARLANCE_S3_SECRET: secret,
  };
  const start = (name: string) => startServer({ folder: join(folder, name), env });
  const servers = [await start("one"), await start("other")];
  const data = await openStoreAndFiles({ databaseUrl, dataFolder: join(folder, "data"), s3: s3.settings });
  await data.addKey(key);
  const send = async (origin: string, method: string, path: string, body?: string, more = {}) => {
    const response = await fetch(origin + path, { method, headers: { ...headers, ...more }, body: body ?? null });
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}.`);
    return response.json();
  };
  const json = { "content-type": "application/json" };
  const first = servers[0]?.origin ?? "";
  const languages = JSON.stringify({ name: "Harbor", srclang: "en", trglang: "de" });
  const { id } = await send(first, "POST", "/v2/memories", languages, json);
  await send(first, "POST", "/v2/memories/import", buildTmx(pairs), { memory_id: String(id), name: "a.tmx" });
  const isImported = async () => !(await send(first, "GET", `/v2/memories?id=${id}`))[0].is_processing;
  await expect.poll(isImported, { timeout: 120_000 }).toBe(true);
  const request = JSON.stringify({ memory_id: id, source: "Berth 7 is free." });
  // A busy server may refuse the request.
  const translate = (origin: string) =>
    expect
      .poll(() => send(origin, "POST", "/v2/translate", request, json))
      .toMatchObject({ translation: expect.anything() });
  const trainings = async (origin: string) =>
    Number(/^parlance_trainings_total (\d+)/m.exec(await (await fetch(`${origin}/metrics`)).text())?.[1]);
  const sum = async () => (await Promise.all(servers.map(({ origin }) => trainings(origin)))).reduce((a, b) => a + b);

  await Promise.all(servers.map(({ origin }) => translate(origin)));
  servers.push(await start("third"));
  await translate(servers[2]?.origin ?? "");
  // The number of texts is odd once all are learned.
  const learned = () =>
    Promise.all(
      servers.map(async ({ dataFolder }) => (await snapshotsIn(join(dataFolder, "cache")).stampOf(id)) ?? 0),
    ).then((stamps) => stamps.map((stamp) => stamp % 2));
  await expect.poll(learned, { timeout: 120_000 }).toEqual([1, 1, 1]);
  // A training is counted after its snapshot is published, and a busy server may return no metrics.
  await expect.poll(sum).toBe(1);

  await send(first, "DELETE", `/v2/memories?id=${id}`);
  await expect.poll(() => [...s3.objects.keys()].filter((name) => name.startsWith("snapshots/"))).toEqual([]);
  for (const server of servers) expect(await server.stop()).toBe(0);
  await data.close();
  await s3.close();
  await rm(folder, { recursive: true });
});
