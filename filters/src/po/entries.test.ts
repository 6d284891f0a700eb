import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { po } from "./index.ts";

const header =
  'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=n!=1;\\n"\n';

function extract(messages: string) {
  const settings = settingsFor(po, { sourceLanguage: "en" });
  const { segments, merge } = po.extract(Buffer.from(`${header}\n${messages}`), settings);
  const write = (...targets: string[]) =>
    Buffer.from(merge(targets))
      .toString()
      .slice(header.length + 1);
  return { segments, write };
}

test("comments and empty lines inside a message belong to it, and a fuzzy flag there is removed", () => {
  const file = (flag: string, one: string, other: string) =>
    `# first\n${flag}msgid "boat"\n\n# second\nmsgid_plural "boats"\nmsgstr[0] "${one}"\n\n# third\n${flag}#| msgid "old"\nmsgstr[1] "${other}"\n`;
  const { segments, write } = extract(file("#, fuzzy\n", "Boot", "Boote"));
  const facts = { note: "first\nsecond\nthird", state: "fuzzy" };
  expect(segments).toEqual([
    { source: "boat", target: "Boot", ...facts },
    { source: "boats", target: "Boote", ...facts },
  ]);
  expect(write("Kahn", "Kähne")).toBe(file("", "Kahn", "Kähne"));
});

test("a catalog may name the domains of its messages", () => {
  const file = (one: string, two: string) =>
    `domain "ships"\nmsgid "boat"\nmsgstr "${one}"\n\ndomain "b"\nmsgid "quay"\nmsgstr "${two}"\n`;
  const { segments, write } = extract(file("", "Kai"));
  expect(segments).toEqual([{ source: "boat" }, { source: "quay", target: "Kai" }]);
  expect(write("Boot", "Kai")).toBe(file("Boot", "Kai"));
});

test("each domain has its own header, with the language and the plural forms", () => {
  const domain = (name: string, fields: string, forms: string) =>
    `domain "${name}"\nmsgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n${fields}"\n\nmsgid "boat"\nmsgid_plural "%d boats"\n${forms}`;
  const open = domain(
    "b",
    "Language: \\nPlural-Forms: nplurals=INTEGER; plural=EXPRESSION;\\n",
    'msgstr[0] ""\nmsgstr[1] ""\n',
  );
  const own = domain("c", "Language: de\\nPlural-Forms: nplurals=2; plural=n>1;\\n", 'msgstr[0] ""\nmsgstr[1] ""\n');
  const file = `${domain("a", "Language: de\\n", 'msgstr[0] ""\n')}\n${open}\n${own}`;
  const { segments, merge } = po.extract(
    Buffer.from(file),
    settingsFor(po, { sourceLanguage: "en", targetLanguage: "de" }),
  );
  expect(segments.map(({ source }) => source)).toEqual(["boat", "%d boats", "boat", "%d boats", "boat", "%d boats"]);
  const plural = "Plural-Forms: nplurals=2; plural=(n != 1);\\n";
  const forms = 'msgstr[0] "Boot"\nmsgstr[1] "%d Boote"\n';
  const written = [
    domain("a", `Language: de\\n"\n"${plural}`, forms),
    domain("b", `Language: de\\n${plural}`, forms),
    own,
  ];
  expect(Buffer.from(merge(segments.map((_, at) => (at > 3 ? "" : ["Boot", "%d Boote"][at % 2])))).toString()).toBe(
    written.join("\n"),
  );
});

test("the names of header fields may be in lower case", () => {
  const file = (fields: string, forms: string) =>
    `msgid ""\nmsgstr "content-type: text/plain; charset=utf-8\\n${fields}"\n\nmsgid "boat"\nmsgid_plural "boats"\n${forms}`;
  const text = file("plural-forms: nplurals=2; plural=n>1;\\nlanguage: fr\\n", 'msgstr[0] ""\nmsgstr[1] ""\n');
  const settings = settingsFor(po, { sourceLanguage: "en", targetLanguage: "ja" });
  const { merge, targetLanguage } = po.extract(Buffer.from(text), settings);
  expect(targetLanguage).toBe("fr");
  const fields = "plural-forms: nplurals=1; plural=0;\\nlanguage: ja\\n";
  expect(Buffer.from(merge(["x"])).toString()).toBe(file(fields, 'msgstr[0] "x"\n'));
});

test.each([
  ["ja", '\nmsgstr[0] "x"'],
  ["de", '\nmsgstr[0] "x"\nmsgstr[1] "x"'],
])("a plural message whose msgstr has no number gets the forms of %s", (targetLanguage, written) => {
  const file = (forms: string) => `\nmsgid "%d boat"\nmsgid_plural "%d boats"${forms}\n`;
  const header = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n';
  const text = header + file('\nmsgstr ""');
  const { segments, merge } = po.extract(Buffer.from(text), settingsFor(po, { sourceLanguage: "en", targetLanguage }));
  expect(Buffer.from(merge(segments.map(() => "x"))).toString()).toContain(file(written));
});

test("a message can have very many comments inside", () => {
  const forms = 'msgid "boat"\nmsgid_plural "boats"\nmsgstr[0] "Boot"\n';
  const others = 'msgstr[1] "Boote"\n'.repeat(50_000);
  expect(extract(`${forms}${"# c\n".repeat(200_000)}${others}`).segments).toHaveLength(50_001);
});

test("comments of an obsolete message aren't those of the next one", () => {
  const obsolete = '# old\n#, fuzzy\n#~ msgid "a"\n#~ msgstr "b"\n\n';
  expect(extract(`${obsolete}msgid "boat"\nmsgstr "Boot"\n`).segments).toEqual([{ source: "boat", target: "Boot" }]);
});

test.each([
  ['msgid "a"\nmsgstr "b"\n\nmsgstr "c"\n', "a message without msgid at line 7, column 8"],
  ['msgid "a"\nmsgstr "b"\n# c\nmsgstr[1] "c"\n', "a message without msgid at line 7, column 11"],
  ['msgid "a"\n\nmsgid "b"\nmsgstr "c"\n', "a message without msgstr at line 4, column 7"],
])("a part of a message alone is refused: %j", (file, reason) => {
  expect(() => extract(file)).toThrow(reason);
});
