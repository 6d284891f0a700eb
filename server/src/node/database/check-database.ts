import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { Log } from "../../core/environment.ts";

const program = new URL("./check-worker.ts", import.meta.url);
/** A larger file would keep the disk busy for long. */
const maxCheckedBytes = 1e9;

/** Checks the pages of a SQLite file in a separate thread, and logs damaged ones. */
export function createDatabaseCheck(path: string, log: Log) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let worker: Worker | undefined;
  const run = async (): Promise<void> => {
    const { size } = await stat(path);
    if (size > maxCheckedBytes) return log("database not checked", { reason: "larger than 1 GB" });
    const finding = await new Promise<string | undefined>((resolve, reject) => {
      worker = new Worker(program, { workerData: path });
      worker.once("message", resolve);
      worker.once("error", reject);
      // The check was stopped.
      worker.once("exit", () => resolve(undefined));
      worker.unref();
    });
    if (finding !== undefined && finding !== "ok") log("database damaged", { finding }, "error");
  };
  return {
    run,
    /** @param waitMs the delay of the check, so that it doesn't slow down the start of the server */
    start(waitMs: number, report: (error: unknown) => void): void {
      timer = setTimeout(() => {
        run().catch(report);
      }, waitMs).unref();
    },
    async stop(): Promise<void> {
      clearTimeout(timer);
      await worker?.terminate();
    },
  };
}
