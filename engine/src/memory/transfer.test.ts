import { expect, test } from "vitest";
import { transfer } from "./transfer.ts";

const bytesOf = (buffer: ArrayBuffer) => [...new Uint8Array(buffer)];

/** A buffer without `transfer`, as in Node 20. */
function withoutTransfer(bytes: number[]): ArrayBuffer {
  return Object.assign(new Uint8Array(bytes).buffer, { transfer: undefined }) as unknown as ArrayBuffer;
}

test.each([
  ["moves", (bytes: number[]) => new Uint8Array(bytes).buffer],
  ["copies", withoutTransfer],
])("%s the bytes into a larger or smaller buffer", (_, bufferOf) => {
  expect(bytesOf(transfer(bufferOf([1, 2, 3]), 5))).toEqual([1, 2, 3, 0, 0]);
  expect(bytesOf(transfer(bufferOf([1, 2, 3]), 2))).toEqual([1, 2]);
  expect(bytesOf(transfer(bufferOf([1, 2, 3]), 0))).toEqual([]);
});

test("frees the old buffer at once where that is possible", () => {
  const { buffer } = new Uint8Array(3);
  transfer(buffer, 3);
  expect(buffer.byteLength).toBe(0);
});
