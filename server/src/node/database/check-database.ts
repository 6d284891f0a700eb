import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { Log } from "../../core/environment.ts";

const program = new URL("./check-worker.ts", import.meta.url);
/** A larger file would keep the disk busy for long. */
const maxCheckedBytes = 1e9;

/** Checks the pages of a SQLite file in a separate thread, and logs damaged ones. */
export class DatabaseCheck {
  readonly #path: string;
  readonly #log: Log;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #worker: Worker | undefined;

  constructor(path: string, log: Log) {
    this.#path = path;
    this.#log = log;
  }

  /** @param waitMs the delay of the check, so that it doesn't slow down the start of the server */
  start(waitMs: number, report: (error: unknown) => void): void {
    this.#timer = setTimeout(() => {
      this.run().catch(report);
    }, waitMs).unref();
  }

  async run(): Promise<void> {
    const { size } = await stat(this.#path);
    if (size > maxCheckedBytes) return this.#log("database not checked", { reason: "larger than 1 GB" });
    const finding = await this.#find();
    if (finding !== undefined && finding !== "ok") this.#log("database damaged", { finding }, "error");
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#worker?.terminate();
  }

  /** @returns undefined when the check was stopped */
  #find(): Promise<string | undefined> {
    return new Promise((resolve, reject) => {
      this.#worker = new Worker(program, { workerData: this.#path });
      this.#worker.once("message", resolve);
      this.#worker.once("error", reject);
      this.#worker.once("exit", () => resolve(undefined));
      this.#worker.unref();
    });
  }
}
