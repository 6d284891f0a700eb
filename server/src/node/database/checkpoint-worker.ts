import { DatabaseSync } from "node:sqlite";
import { workerData } from "node:worker_threads";
import { serveRpc } from "../workers/serve-rpc.ts";

serveRpc({
  async write(isRestarting: boolean) {
    using database = new DatabaseSync(workerData as string);
    // Doesn't block writers: pages that they write meanwhile stay in the journal.
    database.exec("PRAGMA synchronous = NORMAL; PRAGMA wal_checkpoint(PASSIVE)");
    // Few pages are left, so writers wait only briefly.
    if (isRestarting) database.exec("PRAGMA busy_timeout = 100; PRAGMA wal_checkpoint(RESTART)");
  },
});
