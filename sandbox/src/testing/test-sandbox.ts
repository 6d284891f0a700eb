import { gunzipSync } from "node:zlib";
import { accounts } from "../accounts.ts";
import { beginWith } from "../begin.ts";
import type { Deliver } from "../delivery-sender.ts";
import type { Kept } from "../running-core.ts";
import { SandboxServer } from "../sandbox.ts";
import { makeSeed } from "../seed/make-seed.ts";
import { openSqliteHere } from "../seed/sqlite-here.ts";
import type { PlainRequest } from "./examples.ts";
import type { PlainAnswer } from "./faults.ts";

const program = await openSqliteHere();
const image = new Uint8Array(gunzipSync(await makeSeed()));

const startTime = Date.parse("2026-01-05T09:00:00Z");

/** The seed, as it is opened at a time in milliseconds since 1970. */
export const beginWithSeed = (now = startTime): Kept => beginWith(program, image, now);

type Asking = Partial<PlainRequest> & { key?: string };

interface TestSandboxOptions {
  deliver?: Deliver;
  /** What it begins with; the seed, if left out. */
  begin?: () => Kept;
  /** Milliseconds since 1970. */
  now?: number;
}

/** A sandbox in this process, on the same SQLite as in a browser, with a clock that does not run. */
export function openTestSandbox({
  deliver = async () => 204,
  now = startTime,
  begin = () => beginWithSeed(now),
}: TestSandboxOptions = {}) {
  const sandbox = new SandboxServer({ begin, now: () => now, deliver });
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
