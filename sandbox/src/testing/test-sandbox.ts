import { gunzipSync } from "node:zlib";
import sqlite3InitModule from "@sqlite.org/sqlite-wasm";
import { accounts } from "../accounts.ts";
import { beginWith } from "../begin.ts";
import type { Deliver } from "../delivery-sender.ts";
import { SandboxServer } from "../sandbox.ts";
import { makeSeed } from "../seed/make-seed.ts";
import type { PlainRequest } from "./examples.ts";
import type { PlainAnswer } from "./faults.ts";

const sqlite3 = await sqlite3InitModule();
const image = new Uint8Array(gunzipSync(await makeSeed()));

type Asking = Partial<PlainRequest> & { key?: string };

interface TestSandboxOptions {
  deliver?: Deliver;
  /** Milliseconds since 1970. */
  now?: number;
}

/** A sandbox in this process, on the same SQLite as in a browser, with a clock that does not run. */
export function openTestSandbox({
  deliver = async () => 204,
  now = Date.parse("2026-01-05T09:00:00Z"),
}: TestSandboxOptions = {}) {
  const sandbox = new SandboxServer({ begin: () => beginWith(sqlite3, image, now), now: () => now, deliver });
  return {
    sandbox,
    accounts,
    async ask(target: string, { method = "GET", headers = {}, body, key = accounts.own.key }: Asking = {}) {
      const sent = { ...(key && { authorization: `Basic ${btoa(`${key}:`)}` }), ...headers };
      const init = { method, headers: sent, ...(body !== undefined && { body }) };
      const answer = await sandbox.fetch(new Request(`http://localhost${target}`, init));
      const plain: PlainAnswer = {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        text: await answer.text(),
      };
      return plain;
    },
  };
}

/** The JSON of a response. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export const jsonOf = ({ text }: PlainAnswer): any => JSON.parse(text);
