import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

const { path, mode } = workerData as { path: string; mode: "PASSIVE" | "RESTART" };
const database = new DatabaseSync(path);
// Pages written meanwhile stay in the journal, and no one waits for this.
database.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_checkpoint(PASSIVE)");
// Few pages are left, for which those who write wait.
if (mode === "RESTART") database.exec("PRAGMA busy_timeout = 100; PRAGMA wal_checkpoint(RESTART)");
database.close();
