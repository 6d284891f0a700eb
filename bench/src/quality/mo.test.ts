import { expect, test } from "vitest";
import { readMo } from "./mo.ts";

/** A compiled catalogue of these messages. */
function buildMo(messages: readonly (readonly [id: string, text: string])[]): Uint8Array {
  const encoder = new TextEncoder();
  const strings = [...messages.map(([id]) => id), ...messages.map(([, text]) => text)].map((one) =>
    encoder.encode(one),
  );
  const start = 28 + 8 * strings.length;
  const bytes = new Uint8Array(start + strings.reduce((sum, { length }) => sum + length + 1, 0));
  const view = new DataView(bytes.buffer);
  for (const [at, value] of [0x950412de, 0, messages.length, 28, 28 + 8 * messages.length].entries()) {
    view.setUint32(4 * at, value, true);
  }
  let at = start;
  for (const [n, string] of strings.entries()) {
    view.setUint32(28 + 8 * n, string.length, true);
    view.setUint32(32 + 8 * n, at, true);
    bytes.set(string, at);
    at += string.length + 1;
  }
  return bytes;
}

test("messages are read in their order, with context, without the header and further plural forms", () => {
  const bytes = buildMo([
    ["", "Language: es\n"],
    ["menu\u0004Save", "Guardar"],
    ["one file\0%d files", "un archivo\0%d archivos"],
  ]);
  expect(readMo(bytes)).toEqual([
    { id: "menu\u0004Save", text: "Guardar" },
    { id: "one file", text: "un archivo" },
  ]);
});
