import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { NeighborClient } from "./client.ts";

/** How long responses took the other organizations, in milliseconds. */
export interface Waits {
  languages: number[];
  translations: number[];
  uploads: number[];
}

interface NeighborOptions {
  origin: string;
  /** Of organizations that take turns: one alone would use up its rate limit. */
  authorizations: readonly string[];
  /** Of the first of them. */
  memory: number;
}

/** Longer than anything may take; so much is noted for what never came. */
export const patienceMs = 120_000;

export interface Neighbor {
  /** Responses to `GET /v2/languages` so far. */
  readonly count: number;
  end(): Promise<Waits>;
}

/** Others at their daily work, in a thread of its own so that nothing of the attacker's counts as waiting. */
export async function startNeighbor(input: NeighborOptions): Promise<Neighbor> {
  const counted = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...input, counted } });
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  const ended = new Promise<Waits>((resolveEnd, rejectEnd) =>
    worker
      .on("message", (said: Waits | "ready") => (said === "ready" ? resolve() : resolveEnd(said)))
      .once("error", (error) => {
        reject(error);
        rejectEnd(error);
      }),
  );
  await ready;
  return {
    get count() {
      return Atomics.load(counted, 0);
    },
    async end() {
      worker.postMessage("end");
      const waits = await ended;
      await worker.terminate();
      return waits;
    },
  };
}

if (parentPort) {
  const { origin, authorizations, memory, counted } = workerData as NeighborOptions & { counted: Int32Array };
  const clients = authorizations.map((authorization) => new NeighborClient(origin, authorization));
  const client = clients[0] as NeighborClient;
  const waits: Waits = { languages: [], translations: [], uploads: [] };
  let isEnding = false;
  parentPort.once("message", () => {
    isEnding = true;
  });
  const sample = async (into: number[], everyMs: number, work: () => Promise<unknown>) => {
    while (!isEnding) {
      const start = performance.now();
      const hasResponse = await Promise.race([
        work().then(
          () => true,
          () => false,
        ),
        sleep(patienceMs, false, { ref: false }),
      ]);
      into.push(hasResponse ? performance.now() - start : patienceMs);
      await sleep(everyMs);
    }
  };
  let count = 0;
  const translation = () => ({ memory_id: memory, source: `The ferry leaves at ${++count}.` });
  // The first requests open the connections.
  await Promise.all(clients.map((each) => each.request("GET", "/v2/languages")));
  parentPort.postMessage("ready");
  await Promise.all([
    sample(waits.languages, 8, () => {
      const at = Atomics.add(counted, 0, 1);
      return (clients[at % clients.length] as NeighborClient).request("GET", "/v2/languages");
    }),
    sample(waits.translations, 200, () => client.request("POST", "/v2/translate", { body: translation() })),
    sample(waits.uploads, 500, async () => {
      const { json } = await client.request("POST", "/v2/files", {
        headers: { name: "a.txt" },
        body: "Mind the wet deck.",
      });
      await client.request("DELETE", `/v2/files?id=${json.id}`);
    }),
  ]);
  for (const each of clients) each.close();
  parentPort.postMessage(waits);
}
