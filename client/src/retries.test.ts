import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { operations } from "@openparlance/api";
import { expect, test } from "vitest";
import { sleep } from "./poll.ts";
import { addRetries, readOnlyPosts } from "./retries.ts";

/** Sends a request to a server that first fails in these ways. */
async function sendTo(failures: (() => Response)[], request: Request) {
  const keys: (string | null)[] = [];
  const bodies: string[] = [];
  const waits: number[] = [];
  const left = [...failures];
  const send = addRetries(
    async (sent) => {
      keys.push(sent.headers.get("Idempotency-Key"));
      bodies.push(await sent.text());
      return left.shift()?.() ?? new Response("{}");
    },
    3,
    async (ms) => {
      waits.push(ms);
    },
  );
  const { status } = await send(request);
  return { status, keys, bodies, waits };
}

const lost = () => {
  throw new TypeError("fetch failed");
};
const busy = () => new Response(null, { status: 503, headers: { "Retry-After": "5" } });
const running = () => new Response(null, { status: 409, headers: { "Retry-After": "1" } });
const closed = () => new Response(null, { status: 409 });
const post = () => new Request("http://localhost/v2/jobs", { method: "POST", body: "{}" });

test("a POST is retried with the same key and body until it has its response", async () => {
  const { status, keys, bodies, waits } = await sendTo([lost, busy, running], post());
  expect([status, bodies, waits]).toEqual([200, ["{}", "{}", "{}", "{}"], [500, 5000, 1000]]);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
});

test("a request that is at fault is not retried, and one that never succeeds ends with the last failure", async () => {
  expect(await sendTo([closed], post())).toMatchObject({ status: 409, waits: [] });
  expect(await sendTo([busy, busy, busy, busy], post())).toMatchObject({ status: 503, waits: [5000, 5000, 5000] });
});

test("a POST that changes no data has no key, and there is no other than those of the description", async () => {
  const readOnly = Object.values(operations).filter((it) => it.method === "post" && !it.acceptsIdempotencyKey);
  expect(readOnlyPosts).toEqual(readOnly.map(({ path }) => path));
  const translate = new Request("http://localhost/parlance/v2/translate", { method: "POST", body: "{}" });
  expect((await sendTo([busy], translate)).keys).toEqual([null, null]);
});

test("a GET has no key, and a key of the caller stays", async () => {
  const { keys } = await sendTo([busy], new Request("http://localhost/v2/jobs"));
  expect(keys).toEqual([null, null]);
  const own = post();
  own.headers.set("Idempotency-Key", "a");
  expect((await sendTo([busy], own)).keys).toEqual(["a", "a"]);
});

test("an abort during the wait before a retry ends the request at once", async () => {
  const left = new AbortController();
  const waits: Promise<unknown>[] = [];
  const send = addRetries(
    async () => busy(),
    3,
    (ms, signal) => {
      const waiting = sleep(ms, signal);
      waits.push(waiting);
      left.abort(new Error("gone home"));
      return waiting;
    },
  );
  await expect(send(new Request("http://localhost/v2/jobs", { signal: left.signal }))).rejects.toThrow("gone home");
  expect(waits).toHaveLength(1);
});

test("an abort ends the request that is sent, also after a garbage collection", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage = runInNewContext("gc") as () => void;
  const left = new AbortController();
  const sent = Promise.withResolvers<Request>();
  const send = addRetries((request) => {
    sent.resolve(request);
    return new Promise((_, reject) => request.signal.addEventListener("abort", () => reject(request.signal.reason)));
  }, 1);
  const response = send(new Request("http://localhost/v2/jobs", { signal: left.signal }));
  response.catch(() => {});
  const { signal } = await sent.promise;
  // Weakly held objects are collected from the next turn on.
  await new Promise((resolve) => setTimeout(resolve));
  collectGarbage();
  left.abort(new Error("gone home"));
  expect(signal.aborted).toBe(true);
  await expect(response).rejects.toThrow("gone home");
});
