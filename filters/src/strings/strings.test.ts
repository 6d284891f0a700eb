import { expect, test } from "vitest";
import { type Filter, settingsFor } from "../filter.ts";
import { filterNamed } from "../registry.ts";
import { strings } from "./index.ts";

test("keys and values may be in apostrophes, and a translation stays in them", () => {
  const file = `'a' = 'It\\'s "here"';\n"b" = 'Two';\n'c' = "Ship's";\n`;
  const { segments, merge } = strings.extract(
    new TextEncoder().encode(file),
    settingsFor(strings, { sourceLanguage: "en" }),
  );
  expect(segments.map(({ context, source }) => [context, source])).toEqual([
    ["a", `It's "here"`],
    ["b", "Two"],
    ["c", "Ship's"],
  ]);
  const targets = [`C'est "ici"`, "L'un et \"l'autre\"", `D'un "bateau"`];
  expect(new TextDecoder().decode(merge(targets))).toBe(
    `'a' = 'C\\'est "ici"';\n"b" = 'L\\'un et "l\\'autre"';\n'c' = "D'un \\"bateau\\"";\n`,
  );
});

test("a value may have no quotes, and gets them with a translation that needs them", () => {
  const file = (name: string, other: string) => `CFBundleName = ${name};\n"a" = ${other} ;\nb;\n`;
  const { segments, merge } = strings.extract(
    new TextEncoder().encode(file("Boats", "a.b")),
    settingsFor(strings, { sourceLanguage: "en" }),
  );
  expect(segments.map(({ context, source }) => [context, source])).toEqual([
    ["CFBundleName", "Boats"],
    ["a", "a.b"],
  ]);
  const write = (...targets: (string | undefined)[]) => new TextDecoder().decode(merge(targets));
  expect(write(undefined, undefined)).toBe(file("Boats", "a.b"));
  expect(write("Boote", 'a "b"')).toBe(file("Boote", '"a \\"b\\""'));
});

test("a property list has the same strings", () => {
  const file = (text: string) =>
    `<?xml version="1.0"?>\n<plist><dict><key>a</key><string>${text}</string></dict></plist>`;
  for (const encoding of ["utf8", "utf16le"] as const) {
    const write = (text: string) => Buffer.from(`\uFEFF${file(text)}`, encoding);
    const { segments, merge } = strings.extract(write("It&apos;s"), settingsFor(strings, { sourceLanguage: "en" }));
    expect(segments).toMatchObject([{ context: "a", source: "It's" }]);
    expect(Buffer.from(merge(["A & b"]))).toEqual(write("A &amp; b"));
  }
});

test("octal digits and up to four hexadecimal digits are characters, as for Apple's parser", () => {
  const file = String.raw`"a" = "\101\0411 caf\335 \320 \U41; \U00e9t\u00e9 \u12 \8";`;
  const { segments } = strings.extract(new TextEncoder().encode(file), settingsFor(strings, { sourceLanguage: "en" }));
  expect(segments).toMatchObject([{ source: "A!1 café — A; été u12 8" }]);
});

test.each([
  ["strings", (text: string) => `"a" = "${text}";\n`, "Bell\\a \\U001b", "\\a \\U001b\\v"],
  ["properties", (text: string) => `a = ${text}\n`, "Bell\\u0007 \\u001B", "\\u0007 \\u001B\\u000B"],
])("controls in %s are written as escapes", (name, write, source, target) => {
  const filter = filterNamed(name) as Filter;
  const file = new TextEncoder().encode(write(source));
  const { segments, merge } = filter.extract(file, settingsFor(filter, { sourceLanguage: "en" }));
  expect(segments).toMatchObject([{ source: "Bell\x07 \x1b" }]);
  expect(merge([undefined])).toEqual(file);
  expect(new TextDecoder().decode(merge(["\x07 \x1b\v"]))).toBe(write(target));
});

test("slashes after a value without a semicolon are refused in linear time", () => {
  const file = new TextEncoder().encode(`"a" = "b" ${"/".repeat(100_000)}`);
  const settings = settingsFor(strings, { sourceLanguage: "en" });
  expect(() => strings.extract(file, settings)).toThrow("no comment and no entry at line 1, column 1");
});
