import { digestOf, isReaderHere, unpackWith, zipReaders } from "@openparlance/filters/testing";
import { expect, test } from "vitest";
import { readBytes } from "./read.ts";
import { type ZipEntry, zipStream } from "./zip.ts";

const contents: Record<string, Uint8Array> = {
  "größe/häfen.json": new TextEncoder().encode('{"harbour":"Hafen"}\n'),
  "größe/large.txt": new TextEncoder().encode("A ferry leaves. ".repeat(100_000)),
  "empty.txt": new Uint8Array(),
};

/** The archive of a job: folders, files that come in parts, names beyond ASCII. */
async function archive(): Promise<Uint8Array> {
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: "größe/" };
    for (const [name, content] of Object.entries(contents)) {
      const half = content.length >> 1;
      yield { name, parts: [content.subarray(0, half), content.subarray(half)] };
    }
    yield { name: "no documents/" };
  }
  return readBytes(zipStream(entries(), Date.parse("2025-03-10T10:00:00Z")));
}

// In the proof a missing program is a failure; elsewhere its test is listed as not run.
const mayMiss = process.env.PARLANCE_PROOF !== "1";

for (const reader of zipReaders) {
  const title = `${reader.name}, which ${reader.way}, reads the archive of a job`;
  test.skipIf(mayMiss && !isReaderHere(reader))(`${title} (skipped where it is not installed)`, async () => {
    const digests = Object.entries(contents).map(([name, content]) => [name, digestOf(content)]);
    const folders = { "größe/": "", "no documents/": "" };
    expect(unpackWith(reader, await archive())).toEqual({ ...Object.fromEntries(digests), ...folders });
  });
}
