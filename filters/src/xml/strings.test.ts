import { expect, test } from "vitest";
import { type Filter, findFilter, settingsFor } from "../index.ts";

const files = [
  [
    "a.resx",
    (text: string) =>
      `<root><data name="k"><value>Wait</value></data><data name="a"><value>${text}</value></data></root>`,
  ],
  [
    "a.stringsdict",
    (text: string) =>
      `<plist><dict><key>k</key><string>Wait</string><key>a</key><string>${text}</string></dict></plist>`,
  ],
] as const;

const extract = (name: string, file: string) => {
  const filter = findFilter(name) as Filter;
  const { segments, note, merge } = filter.extract(Buffer.from(file), settingsFor(filter, { sourceLanguage: "en" }));
  return {
    sources: segments.map(({ source }) => source),
    note,
    write: (t: string[]) => Buffer.from(merge(t)).toString(),
  };
};

test.each(files)("%s: text next to comments and sections is one text, and comments stay", (name, file) => {
  const { sources, write } = extract(name, file("Save <![CDATA[<b>now</b>]]><!-- c --> &amp; go"));
  expect(sources).toEqual(["Wait", "Save <b>now</b> & go"]);
  expect(write(["Wait", "Jetzt <i>"])).toBe(file("<!-- c -->Jetzt &lt;i&gt;"));
  const twice = extract(name, file("<![CDATA[a]]]]><![CDATA[>b]]>"));
  expect(twice.sources).toEqual(["Wait", "a]]>b"]);
  expect(extract(name, file("<![CDATA[a]]>")).write(["Wait", "b"])).toBe(file("<![CDATA[b]]>"));
  expect(extract(name, file("\n <![CDATA[a]]>\n")).write(["Wait", "b"])).toBe(file("\n <![CDATA[b]]>\n"));
  const lines = (text: string) => file(`<!-- c -->${text}\r\nTwo`);
  expect(extract(name, lines("<![CDATA[One\r\n]]>")).write(["Wait", "A", "Two"])).toBe(lines("A\r\n"));
});

test.each(files)("%s: a text with elements stays, and the note names it", (name, file) => {
  const { sources, note } = extract(name, file("Save <b>now</b>"));
  expect({ sources, note }).toEqual({ sources: ["Wait"], note: "Text with elements in it wasn't translated: a." });
  expect(extract(name, file(" <x> </x> <!-- a -->")).note).toBeUndefined();
});

test.each(files)("%s: a reference named like a property of every object stays", (name, file) => {
  const { sources, write } = extract(name, file("Sail &constructor; and &__proto__; &amp; go"));
  expect(sources[1]).not.toContain("native code");
  expect(write(sources)).toBe(file("Sail &constructor; and &__proto__; &amp; go"));
});
