import { expect, test } from "vitest";
import { hashStream } from "./hash.ts";

async function hashOf(bytes: Uint8Array<ArrayBuffer>, partBytes: number): Promise<string | undefined> {
  let at = 0;
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + partBytes));
      at += partBytes;
    },
  });
  const { body, hash } = hashStream(source);
  expect(hash()).toBeUndefined();
  expect(new Uint8Array(await new Response(body).arrayBuffer())).toEqual(bytes);
  return hash();
}

test("a stream has the same hash however it is divided, and another one when a byte differs", async () => {
  const bytes = Uint8Array.from({ length: 600_000 }, (_, at) => (at * 31) % 251);
  const hash = await hashOf(bytes, 1000);
  expect(await hashOf(bytes, 65_537)).toBe(hash);
  expect(await hashOf(bytes, 600_000)).toBe(hash);
  const other = bytes.slice();
  other[599_999] = 252;
  expect(await hashOf(other, 1000)).not.toBe(hash);
  expect(await hashOf(bytes.slice(0, -1), 1000)).not.toBe(hash);
});
