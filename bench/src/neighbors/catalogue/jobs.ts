import { setTimeout as sleep } from "node:timers/promises";
import type { Attack } from "../attack.ts";
import { inParallel, memoryOf, repeat } from "./loads.ts";

/** What is done with files, jobs and documents. */
export const jobs: Record<string, Attack> = {
  pairs: {
    does: "makes a job of 100 files in 100 pairs, and deletes it",
    // The work itself takes a minute, and two or three on PostgreSQL.
    patienceSeconds: 300,
    async run(client) {
      const memory = await client.memory();
      const file = (await client.request("POST", "/v2/files", { headers: { name: "a.txt" }, body: "a\n" })).json.id;
      const ofLength = <T>(value: T) => Array.from({ length: 100 }, () => value);
      const body = { name: "a", fileIds: ofLength(file), srcLang: "en", languagePairs: ofLength({ memoryId: memory }) };
      const { json } = await client.request("POST", "/v2/jobs", { body });
      if (json.id === undefined) return;
      for (let job = json; job.creationStatus === "PENDING"; await sleep(200)) {
        job = (await client.request("GET", `/v2/jobs/${json.id}`)).json;
      }
      await client.request("DELETE", `/v2/jobs/${json.id}`);
      await sleep(3000);
    },
  },
  leverage: {
    does: "counts words against four entries of 400,000 characters",
    async run(client) {
      const units = [1, 2, 3, 4].map((n) => [`word ${n} `.repeat(57_000), "a"] as const);
      const memory = await memoryOf(client, units);
      const headers = { project_id: String(await client.project(memory)), name: "a.txt" };
      await client.request("POST", "/v2/documents/files", { headers, body: `${"word 5 ".repeat(57_000)}\n` });
    },
  },
  manyFiles: {
    does: "uploads 600 files, and lists them 40 times",
    async run(client) {
      await inParallel(20, 600, (at) => client.request("POST", `/v2/files?name=${at}.txt`, { body: `ferry ${at}` }));
      await inParallel(8, 40, () => client.request("GET", "/v2/files"));
    },
  },
  keys: {
    does: "sends 1,000 requests with a new idempotency key each",
    async run(client) {
      const memory_id = await client.memory();
      const body = { memory_id, source: "The ferry leaves." };
      await inParallel(50, 1000, (at) =>
        client.request("POST", "/v2/translate", { headers: { "Idempotency-Key": `key ${at}` }, body }),
      );
    },
  },
  sameKey: {
    does: "sends 300 requests with one idempotency key at once",
    async run(client) {
      const body = { name: "a", srclang: "en", trglang: "de" };
      const headers = { "Idempotency-Key": "one" };
      await inParallel(100, 300, () => client.request("POST", "/v2/memories", { headers, body }));
    },
  },
  uploadsPast: {
    does: "asks for 2,000 signed addresses and uses none",
    async run(client) {
      const body = Array.from({ length: 100 }, (_, at) => ({
        ...{ filename: `${at}.txt`, type: "text/plain" },
        metadata: { size: 10, category: "API", uuid: "a", labels: [] },
      }));
      await inParallel(4, 20, () => client.request("POST", "/v2/upload/s3/params", { body }));
      await client.request("GET", "/v2/upload");
    },
  },
  pretranslating: {
    does: "has a document of 3,000 segments pretranslated ten times",
    async run(client) {
      const { id } = await client.document(
        "a.txt",
        repeat(3000, (at) => `The ferry ${at} leaves.\n`),
      );
      await inParallel(10, 10, () =>
        client.request("POST", "/v2/documents/pretranslate", { body: { id: [id], mode: "TM+MT" } }),
      );
      const isRunning = async () => (await client.request("GET", `/v2/documents?id=${id}`)).json.is_pretranslating;
      while (await isRunning()) await sleep(100);
    },
  },
  fileTranslations: {
    does: "has ten files of 300 lines translated",
    patienceSeconds: 180,
    async run(client) {
      const memory = await client.memory();
      await inParallel(10, 10, async (n) => {
        const text = repeat(300, (at) => `The ferry ${n} leaves at ${at}.\n`);
        const { json } = await client.request("POST", "/v2/files", { headers: { name: `${n}.txt` }, body: text });
        const created = await client.request("POST", `/v2/translate/file?fileId=${json.id}&memoryId=${memory}`);
        const id = created.json?.[0]?.id ?? created.json?.id;
        const state = async () =>
          (await client.request("GET", `/v2/translate/file?translationIds=${id}`)).json[0].status;
        while (id !== undefined && ["InProgress", "ReadyForDownload", "PENDING"].includes(await state())) {
          if ((await state()) !== "InProgress") break;
          await sleep(200);
        }
      });
    },
  },
};
