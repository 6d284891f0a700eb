import type { Log } from "../core/environment.ts";
import type { Services } from "../services/services.ts";
import { sweepUploads, type UploadServices } from "../services/uploads.ts";

const firstMs = 10 * 60_000;
const everyMs = 6 * 3600_000;
/** Bytes and their row are written within one request or task, which takes less than this. */
const minAgeMs = 24 * 3600_000;

export interface SweeperOptions extends UploadServices {
  engines: Pick<Services["engines"], "sweep">;
  log: Log;
  report(error: unknown): void;
}

/**
 * Ends abandoned uploads, and erases expired idempotency keys, outputs of providers, deliveries, and listeners. Also
 * erases bytes whose row was never written because the process ended before, and snapshots of deleted memories.
 */
export class Sweeper {
  readonly #options: SweeperOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sweeping: Promise<void> | undefined;

  constructor(options: SweeperOptions) {
    this.#options = options;
  }

  start(waitMs = firstMs): void {
    this.#timer = setTimeout(() => {
      this.#sweeping = this.sweep()
        .then(() => {}, this.#options.report)
        .finally(() => this.#timer && this.start(everyMs));
    }, waitMs);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#sweeping;
  }

  /** @returns how many files were erased */
  async sweep(): Promise<number> {
    const { store, engines, files, clock, log, report } = this.#options;
    // A failing part does not stop the others.
    for (const part of [store.idempotency, store.providerOutputs, store.deliveries, store.eventListeners])
      await part.sweep().catch(report);
    const failed = await sweepUploads(this.#options);
    if (failed > 0) log("uploads not finished", { failed });
    // Files that belong to another database are not orphans, although no row here refers to them.
    if (!(await files.claim(String(await store.installation.number())))) {
      log("files belong to another database; none are deleted", {}, "warn");
      return 0;
    }
    await engines.sweep().catch(report);
    if (await store.installation.hasOpenBackup()) return 0;
    const erased = await files.sweep(clock() - minAgeMs, (names) => store.storedBytes.findUnused(names));
    if (erased > 0) log("files deleted", { erased });
    return erased;
  }
}
