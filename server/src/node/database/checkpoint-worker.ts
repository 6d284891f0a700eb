import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";

export type CheckpointMode = "PASSIVE" | "RESTART";

const database = new DatabaseSync(workerData as string);
database.exec("PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 100");
parentPort?.on("message", (mode: CheckpointMode | "END") => {
  if (mode === "END") {
    database.close();
    parentPort?.close();
    return;
  }
  // Pages written meanwhile stay in the journal, and no one waits for this.
  database.exec("PRAGMA wal_checkpoint(PASSIVE)");
  // Few pages are left, for which those who write wait.
  if (mode === "RESTART") database.exec("PRAGMA wal_checkpoint(RESTART)");
  parentPort?.postMessage(mode);
});
