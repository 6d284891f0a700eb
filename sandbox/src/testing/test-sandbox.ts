import { gunzipSync } from "node:zlib";
import { accounts } from "../accounts.ts";
import { openState } from "../begin.ts";
import type { Deliver } from "../delivery-sender.ts";
import type { SandboxState } from "../running-core.ts";
import { createSandboxServer } from "../sandbox.ts";
import { makeSeed } from "../seed/make-seed.ts";
import { openSqliteHere } from "../seed/sqlite-here.ts";
import type { PlainRequest } from "./examples.ts";
import type { PlainResponse } from "./faults.ts";

const program = await openSqliteHere();
const image = new Uint8Array(gunzipSync(await makeSeed()));

const startTime = Date.parse("2026-01-05T09:00:00Z");

/** @param now Unix ms */
export const beginWithSeed = (now = startTime): SandboxState => openState(program, image, now);

type RequestOptions = Partial<PlainRequest> & { key?: string };

interface TestSandboxOptions {
  deliver?: Deliver;
  /** By default, the seed. */
  begin?: (now: number) => SandboxState;
  /** Unix ms. */
  now?: number;
}

/** A sandbox in this process with the SQLite of browsers and a fixed clock. */
export function openTestSandbox({
  deliver = async () => 204,
  now = startTime,
  begin = beginWithSeed,
}: TestSandboxOptions = {}) {
  const sandbox = createSandboxServer({ begin, now: () => now, deliver });
  return {
    sandbox,
    accounts,
    async request(target: string, { method = "GET", headers = {}, body, key = accounts.own.key }: RequestOptions = {}) {
      const sent = { ...(key && { authorization: `Basic ${btoa(`${key}:`)}` }), ...headers };
      const init = { method, headers: sent, ...(body !== undefined && { body }) };
      const response = await sandbox.fetch(new Request(`http://localhost${target}`, init));
      const plain: PlainResponse = {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      };
      return plain;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into responses of every shape
export const parseJson = ({ text }: PlainResponse): any => JSON.parse(text);
