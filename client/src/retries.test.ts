import { expect, test } from "vitest";
import { withRetries } from "./retries.ts";

/** Sends a request to a server that fails in these ways first. */
async function sendTo(failures: (() => Response)[], request: Request) {
  const keys: (string | null)[] = [];
  const bodies: string[] = [];
  const waits: number[] = [];
  const left = [...failures];
  const send = withRetries(
    async (sent) => {
      keys.push(sent.headers.get("Idempotency-Key"));
      bodies.push(await sent.text());
      return left.shift()?.() ?? new Response("{}");
    },
    3,
    async (ms) => void waits.push(ms),
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

test("a GET has no key, and a key of the caller stays", async () => {
  const { keys } = await sendTo([busy], new Request("http://localhost/v2/jobs"));
  expect(keys).toEqual([null, null]);
  const own = post();
  own.headers.set("Idempotency-Key", "a");
  expect((await sendTo([busy], own)).keys).toEqual(["a", "a"]);
});
