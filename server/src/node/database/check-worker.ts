import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import { runAfterResponses } from "../workers/priority.ts";

/** The first fault in a database's pages that SQLite finds; `ok` for none. */
function checkPages(path: string): string {
  const database = new DatabaseSync(path, { readOnly: true });
  try {
    const [row] = database.prepare("PRAGMA quick_check(1)").all();
    return String(row?.quick_check);
  } catch (error) {
    return (error as Error).message;
  } finally {
    database.close();
  }
}

runAfterResponses();
parentPort?.postMessage(checkPages(workerData as string));
