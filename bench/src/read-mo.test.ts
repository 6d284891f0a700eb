import { expect, test } from "vitest";
import { readMo } from "./read-mo.ts";

function writeMo(messages: readonly [id: string, text: string][], isLittle: boolean): Uint8Array {
  const encoder = new TextEncoder();
  const texts = [...messages.map(([id]) => id), ...messages.map(([, text]) => text)].map((text) =>
    encoder.encode(text),
  );
  const tables = 28 + 8 * texts.length;
  const bytes = new Uint8Array(tables + texts.reduce((sum, { length }) => sum + length + 1, 0));
  const view = new DataView(bytes.buffer);
  [0x950412de, 0, messages.length, 28, 28 + 8 * messages.length].forEach((number, at) => {
    view.setUint32(4 * at, number, isLittle);
  });
  let end = tables;
  texts.forEach((text, at) => {
    view.setUint32(28 + 8 * at, text.length, isLittle);
    view.setUint32(32 + 8 * at, end, isLittle);
    bytes.set(text, end);
    end += text.length + 1;
  });
  return bytes;
}

test.each([true, false])(
  "messages, contexts and plurals of a compiled catalog are read (little-endian: %s)",
  (isLittle) => {
    const messages: [string, string][] = [
      ["", "Content-Type: text/plain"],
      ["Save", "Speichern"],
      ["%d file\0%d files", "%d Datei\0%d Dateien"],
      ["menu\x04Öffnen", "Open"],
    ];
    expect(readMo(writeMo(messages, isLittle))).toEqual([
      { source: "Save", target: "Speichern" },
      { source: "%d file", target: "%d Datei", otherSource: "%d files" },
      { source: "%d files", target: "%d Dateien", otherSource: "%d file" },
      { source: "Öffnen", target: "Open" },
    ]);
  },
);

test("anything else is refused", () => {
  expect(() => readMo(new Uint8Array(28))).toThrow("not a compiled catalog");
});
