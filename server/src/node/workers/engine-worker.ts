import { setImmediate as nextTurn } from "node:timers/promises";
import { parentPort, Worker, workerData } from "node:worker_threads";
import {
  AdaptiveTranslator,
  type EngineChanges,
  type EngineThread,
  type EngineTranslation,
  type Train,
} from "@openparlance/engine";
import type { Log } from "../../core/environment.ts";
import { FairQueue } from "../../core/fair-queue.ts";
import { inProcessEngines } from "../../engines/in-process-engines.ts";
import { withBatching } from "../../providers/batched.ts";
import { openProvider, type ProviderServices } from "../../providers/providers.ts";
import { withRetries } from "../../providers/resilient.ts";
import { snapshotsInS3 } from "../files/s3-snapshots.ts";
import { timing } from "../provider-timing.ts";
import { bergamotIn } from "./bergamot.ts";
import { collectGarbage } from "./heap.ts";
import { serveRpc } from "./serve-rpc.ts";
import { sharedSnapshots } from "./shared-snapshots.ts";
import { snapshotsIn } from "./snapshot-cache.ts";
import type { CountMessage, LogMessage, ReportMessage, UseMessage, WorkerSettings } from "./worker-engines.ts";

const { cacheFolder, s3, installation = 0, providers = [] } = workerData as WorkerSettings;

/** The number of pairs up to which a memory counts as small. */
const maxPairsOfSmallMemory = 2000;
/**
 * Translations of long segments begin below this limit, in thousands of characters. Each takes 0.4 MB of memory; the last
 * one to begin has up to 5 of them.
 */
const maxBegunSize = 16;
/**
 * Learning takes long, so it has its own threads. Large memories have a single one, because they also need much memory.
 * Small memories have another one, so that they don't wait for large ones. Organizations take turns, each with its
 * smallest memory first.
 */
const trainings = { small: new FairQueue(), large: new FairQueue() };
const train: EngineThread["train"] = (languages, pairs, organizationId) => {
  const queue = pairs.length > maxPairsOfSmallMemory ? trainings.large : trainings.small;
  return queue.run(organizationId, () => trainBeside(languages, pairs), { size: pairs.length });
};

function trainBeside(...learned: Parameters<Train>): Promise<AdaptiveTranslator> {
  return new Promise((resolve, reject) => {
    const trainer = new Worker(new URL("./training-worker.ts", import.meta.url), { workerData: learned });
    let pieces: Uint8Array[] = [];
    trainer.once("message", (message) => {
      pieces = message;
    });
    trainer.once("error", reject);
    // The memory of the thread is freed only after its exit.
    trainer.once("exit", () => {
      if (pieces.length > 0) resolve(AdaptiveTranslator.fromPieces(pieces));
      else reject(new Error("The training ended without a translator."));
    });
  });
}

const reportError: EngineThread["reportError"] = (...reported) =>
  parentPort?.postMessage({ reported } satisfies ReportMessage);
const log: Log = (...entry) => parentPort?.postMessage({ entry } satisfies LogMessage);
const count: ProviderServices["count"] = (...counted) => parentPort?.postMessage({ counted } satisfies CountMessage);
const glossaries: ProviderServices["glossaries"] = { timing: { ...timing, now: Date.now }, log };
const folder = snapshotsIn(cacheFolder);
const host = inProcessEngines({
  thread: {
    train,
    reportError,
    queue: new FairQueue({ maxBegunSize, yieldToEvents: () => nextTurn() }),
    providers: providers.map((config) =>
      withBatching(
        withRetries(
          openProvider(config, { fetch, clock: Date.now, openModels: bergamotIn, glossaries, count }),
          timing,
          log,
        ),
      ),
    ),
    // Other failures of providers are logged with their cause.
    report({ provider, reason }) {
      if (reason === "unusable response" || reason === "lost placeholders")
        log("provider translation refused", { provider, reason }, "warn");
    },
  },
  cache: s3 ? sharedSnapshots(folder, snapshotsInS3(s3, installation), { now: timing.monotonic, log }) : folder,
  log,
});
const bytes = new Map<number, number>();
host.watch((memoryId, use) => {
  bytes.set(memoryId, use.bytes);
  parentPort?.postMessage({ used: [memoryId, use] } satisfies UseMessage);
});

/** Collects the garbage of an engine's work. */
const withGarbageCollection =
  <Rest extends unknown[]>(work: (memoryId: number, ...rest: Rest) => Promise<void>, isLast = false) =>
  async (memoryId: number, ...rest: Rest) => {
    const before = bytes.get(memoryId) ?? 0;
    if (isLast) bytes.delete(memoryId);
    await work(memoryId, ...rest);
    collectGarbage(Math.max(0, before - (bytes.get(memoryId) ?? 0)));
  };

/** The translations of a document's texts, without their words: these are not used, but would be most of a message. */
function withoutWords(translations: readonly EngineTranslation[]): EngineTranslation[] {
  return translations.map((each) => ({ ...each, words: [], delimiters: [], links: [], provenance: [] }));
}

const applyLast = withGarbageCollection(host.apply);
serveRpc({
  ...host,
  apply: (memoryId: number, changes: EngineChanges) =>
    changes.upTo === undefined ? host.apply(memoryId, changes) : applyLast(memoryId, changes),
  async translate(...[memoryId, requests, signal]: Parameters<typeof host.translate>) {
    const translated = await host.translate(memoryId, requests, signal);
    return translated.map((each, at) => (requests[at]?.document === undefined ? each : withoutWords(each)));
  },
  learnAll: withGarbageCollection(host.learnAll),
  close: withGarbageCollection(host.close, true),
  forget: withGarbageCollection(host.forget, true),
});
