import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../../engine/cpu.ts";
import type { Attack } from "../attack.ts";
import type { NeighborClient } from "../client.ts";
import type { SharedServer } from "../server-process.ts";

/** How long it works: `BENCH_MINUTES=60 npm run bench -- neighbors/mixed` for an hour. */
const minutes = Number(process.env.BENCH_MINUTES ?? 2);
const workers = 4;
/** Between two pieces of work of a worker, so that the requests stay below the rate limit. */
const pauseMs = 200;
const sampleMs = 1000;
const megabyte = 2 ** 20;

const sentence = (at: number) => `The ferry number ${at % 500} leaves the quay at ${at % 24} o'clock.`;
const unit = (at: number) =>
  `<tu><tuv xml:lang="en"><seg>${sentence(at)}</seg></tuv><tuv xml:lang="de"><seg>Die Fähre ${at % 500} legt ab.</seg></tuv></tu>`;

/** Everything that an organization does on a day; what is made is deleted, so that nothing but memory could grow. */
const kinds: ((client: NeighborClient, at: number, memory: number) => Promise<unknown>)[] = [
  (client, at, memory_id) => client.request("POST", "/v2/translate", { body: { memory_id, source: sentence(at) } }),
  (client, at, id) => client.request("GET", `/v2/memories/query?id=${id}&query=${encodeURIComponent(sentence(at))}`),
  (client) => client.request("GET", "/v2/languages"),
  async (client, at) => {
    const { json } = await client.request("POST", "/v2/files", {
      headers: { name: "a.txt" },
      body: sentence(at).repeat(500),
    });
    await client.request("GET", `/v2/files/download?id=${json.id}`);
    await client.request("DELETE", `/v2/files?id=${json.id}`);
  },
  async (client, at) => {
    const memory = await client.memory();
    const units = Array.from({ length: 200 }, (_, index) => unit(at + index)).join("");
    const file = `<?xml version="1.0"?><tmx version="1.4"><header srclang="en"/><body>${units}</body></tmx>`;
    await client.importInto(memory, "a.tmx", file);
    await client.request("POST", "/v2/translate", { body: { memory_id: memory, source: sentence(at) } });
    await client.request("DELETE", `/v2/memories?id=${memory}`);
  },
  async (client, at) => {
    const text = Array.from({ length: 50 }, (_, index) => sentence(at + index)).join("\n");
    const { id, projectId } = await client.document("a.txt", text);
    await client.bytes(`/v2/documents/files?id=${id}&is_xliff=true`);
    await client.request("DELETE", `/v2/projects?id=${projectId}`);
  },
];

/** Works as on any day, for minutes or hours, and watches the memory of the process. */
export const mixedLoad: Attack = {
  does: `works on everything for ${minutes} minutes`,
  patienceSeconds: 60 * minutes + 90,
  async run(client, server) {
    const memory = await client.memory();
    const until = performance.now() + 60_000 * minutes;
    let done = 0;
    const worker = async () => {
      while (performance.now() < until) {
        const at = done++;
        await kinds[at % kinds.length]?.(client, at, memory);
        await sleep(pauseMs);
      }
    };
    const watching = sampleMemory(server, until);
    await Promise.all(Array.from({ length: workers }, worker));
    const samples = await watching;
    const quarter = Math.ceil(samples.length / 4);
    const [early, late] = [samples.slice(quarter, 2 * quarter), samples.slice(-quarter)];
    return {
      "pieces of work": done,
      "MB in the second quarter": percentile(early, 50),
      "growth MB to the last quarter": percentile(late, 50) - percentile(early, 50),
    };
  },
};

async function sampleMemory(server: SharedServer, until: number): Promise<number[]> {
  const samples: number[] = [];
  while (performance.now() < until) {
    samples.push((await server.usage()).bytes / megabyte);
    await sleep(sampleMs);
  }
  return samples;
}
