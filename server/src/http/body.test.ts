import { expect, test } from "vitest";
import { readBytes } from "./body.ts";

const long = new Uint8Array(300_000).map((_, at) => at % 251);

test.each([
  ["its length", { "content-length": String(long.length) }, [long.length]],
  ["a length that is too short", { "content-length": "70000" }, [70_000]],
  ["no length", {}, [100_000, 100_000, 100_000]],
])("a long body that states %s is read whole, and its bytes are counted", async (_, headers, counted) => {
  const parts = [0, 1, 2].map((at) => long.subarray(at * 100_000, (at + 1) * 100_000));
  const body = new ReadableStream({ pull: (stream) => (parts[0] ? stream.enqueue(parts.shift()) : stream.close()) });
  const request = new Request("http://localhost/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  const added: number[] = [];
  const bytes = await readBytes(request, 1_000_000, { add: (count) => added.push(count) });
  expect([Buffer.compare(new Uint8Array(bytes), long), added]).toEqual([0, counted]);
});
