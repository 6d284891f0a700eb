import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { BusyError, Tenant } from "./tenant.ts";

/** Other organizations' waits for responses, in milliseconds. */
export interface NeighborWaits {
  languages: number[];
  translations: number[];
  /** Requests that the busy server refused. */
  refused: number;
}

interface NeighborInput {
  origin: string;
  /** Organizations take turns, because one would exceed its rate limit. */
  keys: readonly string[];
  /** Belongs to the first organization. */
  memory: number;
}

/** Recorded as the wait for a missing response. */
const missingResponseMs = 120_000;

/** The daily work of other organizations, in a separate thread so that it does not wait for the load. */
export async function startNeighbors(input: NeighborInput) {
  const counted = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url), { workerData: { ...input, counted } });
  const nextMessage = () =>
    new Promise<NeighborWaits>((resolve, reject) => worker.once("message", resolve).once("error", reject));
  await nextMessage();
  return {
    /** The number of responses to `GET /v2/languages`. */
    count: () => Atomics.load(counted, 0),
    async end(): Promise<NeighborWaits> {
      const waits = nextMessage();
      worker.postMessage("end");
      return waits;
    },
  };
}

if (parentPort) {
  const { origin, keys, memory, counted } = workerData as NeighborInput & { counted: Int32Array };
  const tenants = keys.map((key) => new Tenant(origin, key));
  const waits: NeighborWaits = { languages: [], translations: [], refused: 0 };
  let isEnding = false;
  parentPort.once("message", () => {
    isEnding = true;
  });
  const addWaits = async (into: number[], everyMs: number, send: (tenant: Tenant, at: number) => Promise<unknown>) => {
    for (let at = 0; !isEnding; at++) {
      const start = performance.now();
      const sent = send(tenants[at % tenants.length] as Tenant, at).then(
        () => performance.now() - start,
        (error) => {
          if (!(error instanceof BusyError)) return missingResponseMs;
          waits.refused++;
          return performance.now() - start;
        },
      );
      into.push(await Promise.race([sent, sleep(missingResponseMs, missingResponseMs, { ref: false })]));
      await sleep(everyMs);
    }
  };
  // The first requests open the connections.
  await Promise.all(tenants.map((each) => each.send("GET", "/v2/languages")));
  parentPort.postMessage("ready");
  await Promise.all([
    addWaits(waits.languages, 10, (tenant) => {
      Atomics.add(counted, 0, 1);
      return tenant.send("GET", "/v2/languages");
    }),
    addWaits(waits.translations, 200, (_, at) =>
      (tenants[0] as Tenant).send("POST", "/v2/translate", { memory_id: memory, source: `The ferry leaves at ${at}.` }),
    ),
  ]);
  parentPort.postMessage(waits);
}
