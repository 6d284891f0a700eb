import { setImmediate } from "node:timers/promises";
import { collectGarbage } from "@openparlance/text/testing";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { TargetError, type TranslatableSpan } from "../document/translatable-span.ts";
import { settingsFor } from "../filter.ts";
import { xmlOptions } from "../generic-xml/options.ts";
import { readXml } from "../generic-xml/read.ts";
import { createPackageFilter, readEntry } from "./package-filter.ts";

/** A format of two documents, in reverse order. */
const toy = createPackageFilter({
  name: "toy",
  title: "Toy",
  extensions: [".toy"],
  options: xmlOptions,
  read(archive, settings) {
    const entries = ["b.xml", "a.xml"].flatMap((name) => {
      const entry = readEntry(archive, name, (text) => readXml(text, settings));
      return entry ? [{ ...entry, ...entry.result }] : [];
    });
    return { entries };
  },
});

const pack = (a: string, b: string) => zipSync({ "a.xml": strToU8(a), "b.xml": strToU8(b), "c.xml": strToU8("<c") });
const settings = settingsFor(toy, { sourceLanguage: "en", targetLanguage: "de" });
const file = pack('<a xml:lang="en">One</a>', '<b xml:lang="en">Two <i>three</i></b>');

test("segments come in the order of reading", () => {
  const { segments } = toy.extract(file, settings);
  expect(segments.map(({ source }) => source)).toEqual(['Two <g id="1">three</g>', "One"]);
});

test("without a translation the package is the same bytes", () => {
  expect(toy.extract(file, settings).merge([undefined, undefined])).toEqual(file);
});

test("a translation changes its entry, and the language in all that are read", () => {
  const entries = unzipSync(toy.extract(file, settings).merge([undefined, "Eins"]));
  expect(Object.entries(entries).map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ["a.xml", '<a xml:lang="de">Eins</a>'],
    ["b.xml", '<b xml:lang="de">Two <i>three</i></b>'],
    ["c.xml", "<c"],
  ]);
});

test("a target with wrong tags is named by its number in the whole package", () => {
  const { merge } = toy.extract(pack("<a>A <i>b</i></a>", "<b>B</b>"), settings);
  expect(() => merge(["B", "A"])).toThrow(/^File reassembly error: segment 2: /);
});

test("a target that can't be written after the others is named by its number too", () => {
  const write = () => {
    throw new TargetError(0, "late");
  };
  const late = createPackageFilter({
    ...toy,
    read: (archive) => ({
      entries: ["b.xml", "a.xml"].flatMap((name) => {
        const parts: TranslatableSpan[] = [{ start: 0, end: 1, segments: [{ source: name }], write: () => undefined }];
        if (name === "a.xml") parts.push({ start: 1, end: 2, segments: [{ source: name }], turn: 2, write });
        const entry = readEntry(archive, name, () => undefined);
        return entry ? [{ ...entry, parts }] : [];
      }),
    }),
  });
  expect(() => late.extract(file, settings).merge(["B", "A", "C"])).toThrow("File reassembly error: segment 3: late");
});

test("broken XML is named with its entry and location", () => {
  expect(() => toy.extract(pack("<a>\n<b></a>", "<b>B</b>"), settings)).toThrow(
    /^File extraction error: .* at line 2, column 4 \(a\.xml\)$/,
  );
});

test("the parsed texts of a package are forgotten once its segments are known", async () => {
  let match: WeakRef<object> | undefined;
  const forgetful = createPackageFilter({
    ...toy,
    read(archive, settings) {
      const entry = readEntry(archive, "a.xml", (text) => readXml(text, settings));
      const parts = [...(entry?.result.parts ?? [])];
      match = new WeakRef(parts);
      return { entries: entry ? [{ ...entry, ...entry.result, parts }] : [] };
    },
  });
  const { merge } = forgetful.extract(file, settings);
  await setImmediate();
  collectGarbage();
  expect(match?.deref()).toBeUndefined();
  expect(strFromU8(unzipSync(merge(["Eins"]))["a.xml"] as Uint8Array)).toBe('<a xml:lang="de">Eins</a>');
});
