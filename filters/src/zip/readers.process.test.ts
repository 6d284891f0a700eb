import { readdirSync } from "node:fs";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { readCaseFile } from "../testing/case-file.ts";
import { digestOf, isReaderHere, unpackWith, zipReaders } from "../testing/index.ts";
import { translate } from "../testing/translated.ts";

const fixtures = new URL("../../fixtures/", import.meta.url);

/** A translated document of each format that is an archive. */
const documents = ["docx", "epub", "idml", "odp", "ods", "odt", "pptx", "xlsx"].map((format) => {
  const [first = ""] = readdirSync(new URL(`${format}/`, fixtures)).sort();
  const { fileName, input } = readCaseFile(new URL(`${format}/${first}/`, fixtures));
  return { format, output: translate(fileName, input, "de").output };
});

// In the proof a missing program is a failure; elsewhere its test is listed as not run.
const mayMiss = process.env.PARLANCE_PROOF !== "1";

for (const reader of zipReaders) {
  const title = `${reader.name}, which ${reader.way}, reads translated documents (skipped where it is not installed)`;
  test.skipIf(mayMiss && !isReaderHere(reader)).each(documents)(`${title}: $format`, ({ output }) => {
    const files = Object.entries(unpackWith(reader, output)).filter(([name]) => !name.endsWith("/"));
    const expected = Object.entries(unzipSync(output)).filter(([name]) => !name.endsWith("/"));
    expect(Object.fromEntries(files)).toEqual(
      Object.fromEntries(expected.map(([name, content]) => [name, digestOf(content)])),
    );
  });
}
