import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { NeighborClient } from "./client.ts";

/** How long responses took the other organization, in milliseconds. */
export interface Waits {
  languages: number[];
  translations: number[];
  uploads: number[];
}

interface Given {
  origin: string;
  authorization: string;
  memory: number;
}

/** Longer than anything may take; so much is noted for what never came. */
export const patienceMs = 120_000;

/** Another organization at its daily work, in a thread of its own so that nothing of the attacker's counts as waiting. */
export function startNeighbor(given: Given): { end(): Promise<Waits> } {
  const worker = new Worker(new URL(import.meta.url), { workerData: given });
  const ended = new Promise<Waits>((resolve, reject) => worker.once("message", resolve).once("error", reject));
  return {
    async end() {
      worker.postMessage("end");
      const waits = await ended;
      await worker.terminate();
      return waits;
    },
  };
}

if (parentPort) {
  const { origin, authorization, memory } = workerData as Given;
  const client = new NeighborClient(origin, authorization);
  const waits: Waits = { languages: [], translations: [], uploads: [] };
  let isEnding = false;
  parentPort.once("message", () => {
    isEnding = true;
  });
  const sample = async (into: number[], everyMs: number, work: () => Promise<unknown>) => {
    while (!isEnding) {
      const start = performance.now();
      const isAnswered = await Promise.race([
        work().then(
          () => true,
          () => false,
        ),
        sleep(patienceMs, false, { ref: false }),
      ]);
      into.push(isAnswered ? performance.now() - start : patienceMs);
      await sleep(everyMs);
    }
  };
  let count = 0;
  const translation = () => ({ memory_id: memory, source: `The ferry leaves at ${++count}.` });
  await Promise.all([
    sample(waits.languages, 20, () => client.ask("GET", "/v2/languages")),
    sample(waits.translations, 200, () => client.ask("POST", "/v2/translate", { body: translation() })),
    sample(waits.uploads, 500, async () => {
      const { json } = await client.ask("POST", "/v2/files", {
        headers: { name: "a.txt" },
        body: "Mind the wet deck.",
      });
      await client.ask("DELETE", `/v2/files?id=${json.id}`);
    }),
  ]);
  client.close();
  parentPort.postMessage(waits);
}
