import { expect, test } from "vitest";
import { BusyError, untilServed } from "./tenant.ts";

test("work that a busy server refused is repeated after its Retry-After", async () => {
  const refusals = ["2", "0.5"].map((seconds) => new Response(null, { headers: { "retry-after": seconds } }));
  const waits: number[] = [];
  const work = async () => {
    const refusal = refusals.shift();
    if (refusal) throw new BusyError("503", refusal);
    return "served";
  };
  const wait = async (ms: number) => waits.push(ms);
  expect(await untilServed(work, wait)).toBe("served");
  expect(waits).toEqual([2000, 500]);
});
