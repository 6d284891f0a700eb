import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

const database = new DatabaseSync(workerData as string);
// Pages written meanwhile stay in the journal, and no one waits for this.
database.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_checkpoint(PASSIVE)");
database.close();
