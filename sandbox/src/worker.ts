import seedAddress from "virtual:sandbox-seed";
import sqliteAddress from "@sqlite.org/sqlite-wasm/sqlite3.wasm?url";
import type { Telling } from "./messages.ts";

async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer;
}

try {
  // All at once: none waits for another to be read.
  const loading = Promise.all([load(sqliteAddress), load(seedAddress), import("./start.ts")]);
  const [sqlite, seed, { start }] = await loading;
  await start({ sqlite, seed });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  postMessage({ kind: "failed", message } satisfies Telling);
}
