import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";

const database = new DatabaseSync(workerData as string);
// What is written meanwhile stays in the journal, and nobody waits.
database.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_checkpoint(PASSIVE)");
database.close();
