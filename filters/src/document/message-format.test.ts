import { describe, expect, test } from "vitest";
import { findFilter, settingsFor } from "../index.ts";

function translate(name: string, file: string, ...targets: (string | undefined)[]) {
  const filter = findFilter(name);
  if (!filter) throw new Error(`no filter reads ${name}`);
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "fr" });
  const { segments, merge } = filter.extract(new TextEncoder().encode(file), settings);
  const sources = segments.map(({ source }) => source);
  const own = segments.map(({ source, target }) => (/\.(?:po|xlf)$/.test(name) ? target : source));
  for (const same of [own, own.map(() => undefined)]) expect(new TextDecoder().decode(merge(same))).toBe(file);
  return { sources, file: new TextDecoder().decode(merge(targets)) };
}

test("if a message of an ARB file doubles its apostrophes, all do", () => {
  const file = (...values: string[]) =>
    JSON.stringify({ ...Object.fromEntries(values.map((value, n) => [n, value])), "@0": { description: "don''t" } });
  const escaped = ["{n, plural, one {It''s one} other {They''re {n}}}", "of {name}", "a '{'b'}'"];
  const targets = ["{n, plural, one {C'est un} other {Ils sont {n}}}", "d'{name}", undefined];
  const { sources, file: written } = translate("a.arb", file(...escaped), ...targets);
  expect(sources[0]).toBe("{n, plural, one {It's one} other {They're {n}}}");
  expect(written).toBe(file("{n, plural, one {C''est un} other {Ils sont {n}}}", "d''{name}", "a '{'b'}'"));
  expect(translate("a.arb", file("It's", "of {name}"), "C'est", "d'{name}").file).toBe(file("C'est", "d'{name}"));
});

describe.each([
  ["a.properties", (values: readonly string[]) => values.map((value, n) => `k${n} = ${value}\n`).join("")],
  [
    "a.xml",
    (values: readonly string[]) =>
      `<?xml version="1.0"?><!DOCTYPE properties SYSTEM "http://java.sun.com/dtd/properties.dtd"><properties>${values.map((value, n) => `<entry key="k${n}">${value}</entry>`).join("")}</properties>`,
  ],
])("in %s", (name, write) => {
  test("apostrophes of messages with arguments are shown once and written twice", () => {
    const { sources, file } = translate(name, write(["It''s {0} time"]), "l'heure d'{0} l'ami");
    expect(sources).toEqual(["It's {0} time"]);
    expect(file).toBe(write(["l''heure d''{0} l''ami"]));
    expect(translate(name, write(["It''s {0}"]), "l''heure d''{0}").file).toBe(write(["l''heure d''{0}"]));
    expect(translate(name, write(["Time: {0}"]), "l'heure d'{0}").file).toBe(write(["l''heure d''{0}"]));
  });

  test("two literal apostrophes stay two", () => {
    const { sources, file } = translate(name, write(["''''{0}'''' isn''t"]), "''{0}'' n'est");
    expect(sources).toEqual(["''{0}'' isn't"]);
    expect(file).toBe(write(["''''{0}'''' n''est"]));
  });

  test("quoted braces stay syntax", () => {
    const { sources, file } = translate(name, write(["It''s '{0}' of {1,number}"]), "C'est '{0}' d'{1,number}");
    expect(sources).toEqual(["It's '{0}' of {1,number}"]);
    expect(file).toBe(write(["C''est '{0}' d''{1,number}"]));
  });

  test("words of a quotation with braces are translated inside its apostrophes", () => {
    const { sources, file } = translate(
      name,
      write(["It''s {0}, not 'the {name}'"]),
      "C'est {0}, pas 'le {name} d''ici'",
    );
    expect(sources).toEqual(["It's {0}, not 'the {name}'"]);
    expect(file).toBe(write(["C''est {0}, pas 'le {name} d''ici'"]));
    expect(translate(name, write(["It''s {0}'s {1}"]), "l'{0} d'{1}").file).toBe(write(["l''{0} d''{1}"]));
  });

  test("values without arguments, and files that are read by something else, keep single apostrophes", () => {
    expect(translate(name, write(["Hello", "It''s {0}"]), "l'ami", undefined).file).toBe(write(["l'ami", "It''s {0}"]));
    for (const source of ["It's {0}", "Don't delete {name}'s {0}"])
      expect(translate(name, write([source, "Time: {0}"]), "l'{0}", "d'{0}").file).toBe(write(["l'{0}", "d'{0}"]));
    expect(translate(name, write(["('the {name}') {0}", "By {0}"]), undefined, "d'{0}").file).toBe(
      write(["('the {name}') {0}", "d''{0}"]),
    );
  });
});

test.each([
  ["a.json", (text: string) => `{"a":"${text}"}`],
  ["a.arb", (text: string) => `{"a":"${text}"}`],
  ["a.yml", (text: string) => `a: "${text}"\n`],
  ["a.po", (text: string) => `msgid "Has {count, number}"\nmsgstr "${text}"\n`],
])("before an argument of ICU in %s an apostrophe is doubled", (name, write) => {
  const source = name === "a.po" ? "" : "Has {count, number}";
  expect(translate(name, write(source), "l'ami d'{count, number}").file).toBe(write("l'ami d''{count, number}"));
  expect(translate(name, write(source), "d''{count, number}").file).toBe(write("d''{count, number}"));
});

test.each([
  ["It''s {name}", "d'{name}", "d''{name}"],
  ["It''s <b>{name}</b>", "C'est l'<b>{name}</b>", "C'est l''<b>{name}</b>"],
  ["<b>{n, number}</b> left", "d'<b>{n, number}</b>", "d''<b>{n, number}</b>"],
  ["{n, plural, other {# of #1}}", "{n, plural, other {l'# d''#1}}", "{n, plural, other {l''# d''#1}}"],
  ["{n, number} of #1", "{n, number} d'#1", "{n, number} d'#1"],
])("%j is a message of ICU because of its doubled apostrophe", (source, target, written) => {
  expect(translate("a.json", JSON.stringify({ a: source }), target).file).toBe(JSON.stringify({ a: written }));
});

test.each([
  ["Don''t use 'a{b}' {0}", "N''utilisez pas 'a{b}' {0}"],
  ["Mary''s {0} isn't here", "Mary n'est pas {0}"],
])("apostrophes in the translation of %j stay, because the source has single ones too", (source, target) => {
  expect(translate("a.json", JSON.stringify({ a: source }), target).file).toBe(JSON.stringify({ a: target }));
});

test.each([
  ["It''s '{0}' of {1}", "l'ami '{0}' d'{1}", "l''ami '{0}' d''{1}"],
  ["'{'x'}' of {0} isn''t", "'{'x'}' n'est d''{0}", "'{'x'}' n''est d''{0}"],
])("in %j of Java, apostrophes outside quotations are doubled", (source, target, written) => {
  expect(translate("a.json", JSON.stringify({ a: source }), target).file).toBe(JSON.stringify({ a: written }));
});

const xliff = (source: string, target = "") =>
  `<xliff version="1.2"><file original="a" source-language="en" datatype="x"><body><trans-unit id="1"><source>${source}</source>${target}</trans-unit></body></file></xliff>`;

test.each([
  ["a.xml", (text: string) => `<a>${text}</a>`],
  ["strings.xml", (text: string) => `<resources><string name="a">${text.replaceAll("'", "\\'")}</string></resources>`],
  ["a.json", (text: string) => `{"a":"${text}"}`],
])("in %s apostrophes of messages are doubled as in the source", (name, write) => {
  expect(translate(name, write("Has {n, number}"), "l'ami d'{n, number}").file).toBe(write("l'ami d''{n, number}"));
  expect(translate(name, write("It''s {0}"), "l'ami d''{0}").file).toBe(write("l''ami d''{0}"));
});

test.each([
  ["a.xml", (text: string) => `<a>${text}</a>`],
  ["strings.xml", (text: string) => `<resources><string name="a">${text}</string></resources>`],
  ["a.resx", (text: string) => `<root><data name="a"><value>${text}</value></data></root>`],
  ["a.json", (text: string) => `{"a":"${text}"}`],
])("in %s apostrophes of one sentence are doubled as in the whole message", (name, write) => {
  const { sources, file } = translate(name, write("It''s late. By {0}. Wait."), "l''ami.", "d''{0}.", "l'heure.");
  expect(sources).toEqual(["It''s late.", "By {0}.", "Wait."]);
  expect(file.replaceAll("\\'", "'")).toBe(write("l''ami. d''{0}. l''heure."));
});

test("apostrophes of messages in XLIFF are doubled as in the source, but not in Angular's", () => {
  const target = (text: string) => `<target state="translated">${text}</target>`;
  const written = (source: string, text: string) => translate("a.xlf", xliff(source), text).file;
  expect(written("It''s {0}", "l'ami d'{0}")).toContain(target("l''ami d''{0}"));
  expect(written("Has {n, number}", "l'ami d'{n, number}")).toContain(target("l'ami d''{n, number}"));
  const plural = "{n, plural, one {# day} other {# days}}";
  expect(written(plural, plural.replace("# days", "plus d'#"))).toContain(
    target(plural.replace("# days", "plus d''#")),
  );
  const angular = "{VAR_PLURAL, plural, other {a {VAR_SELECT, select, other {b}}}}";
  expect(written(angular, angular.replace("a ", "l'"))).toContain(target(angular.replace("a ", "l'")));
});

test("messages of gettext that are flagged as Java's have doubled apostrophes", () => {
  const message = (flag: string, source: string, target = "") => `#, ${flag}\nmsgid "${source}"\nmsgstr "${target}"\n`;
  const { sources, file } = translate("a.po", message("java-format", "It''s {0}'s"), "d'{0} l'ami");
  expect([sources, file]).toEqual([["It's {0}'s"], message("java-format", "It''s {0}'s", "d''{0} l''ami")]);
  for (const [flag, source] of [
    ["java-format", "It's {0}"],
    ["python-brace-format", "Time: {0}"],
  ] as const)
    expect(translate("a.po", message(flag, source), "d'{0}").file).toBe(message(flag, source, "d'{0}"));
  const forms = (one: string, other: string) =>
    `msgid "It''s {0}"\nmsgid_plural "They''re {0}"\nmsgstr[0] "${one}"\n#, java-format\nmsgstr[1] "${other}"\n`;
  const written = translate("a.po", forms("", ""), "d'{0}", "l'{0}");
  expect([written.sources, written.file]).toEqual([["It's {0}", "They're {0}"], forms("d''{0}", "l''{0}")]);
  const known = message("java-format", "By {0}", "d''{0}");
  expect(translate("a.po", known, undefined).file).toBe(known);
});

test("a text without typed arguments keeps its apostrophes", () => {
  expect(translate("a.json", '{"a":"By {name}"}', "d'{name}").file).toBe('{"a":"d\'{name}"}');
  const i18next = (text: string) => `{"n":"{{n, number}} of {{names, list}}","a":"${text}"}`;
  expect(translate("a.json", i18next("By {{name}}"), undefined, "d'{{name}}").file).toBe(i18next("d'{{name}}"));
});

test.each([
  [
    "a.json",
    (...texts: string[]) => `{"n":"{n, plural, other {#}}",${texts.map((text, at) => `"${at}":"${text}"`).join()}}`,
  ],
  [
    "b.json",
    (...texts: string[]) =>
      `[${['{"defaultMessage":"Bow"}', ...texts.map((text) => `{"defaultMessage":"${text}"}`)].join()}]`,
  ],
  ["a.yml", (...texts: string[]) => `n: "{n, number}"\n${texts.map((text, at) => `k${at}: "${text}"\n`).join("")}`],
])("in %s of ICU, all messages with arguments or tags have doubled apostrophes before them", (name, write) => {
  const [own, ...sources] = ["By {name}", "the <b>sea</b>", "'{name}' of {name}", "a friend"];
  const targets = ["D'{name} l'ami", "l'<b>eau</b>", "'{name}' d'{name}", "l'ami {name}"];
  const { file } = translate(name, write(own as string, ...sources), undefined, ...targets);
  expect(file).toBe(write("D''{name} l'ami", "l''<b>eau</b>", "'{name}' d'{name}", "l'ami {name}"));
});

test.each([
  ["a.json", (message: string) => JSON.stringify({ a: message }, undefined, 1)],
  ["a.yaml", (message: string) => `a: ${JSON.stringify(message)}\n`],
])("only the quoted patterns of MessageFormat 2 are texts in %s", (name, write) => {
  const message = (many: string, one: string) =>
    `.input {$n :number}\n.local $day = {$d :date}\n.match $n\none {{${one}}}\n* {{${many}}}`;
  const many = "{$n} boats \\{on\\} {$day} {#b}sail{/b}";
  const [one, translated] = ["Un bateau", "{$n} bateaux \\{le\\} {$day} {#b}partent{/b}"];
  const { sources, file } = translate(name, write(message(many, "One boat")), one, translated);
  expect(sources).toEqual(["One boat", many]);
  expect(file).toBe(write(message(translated, one)));
});

test("a text that only contains a statement of MessageFormat 2 is text", () => {
  const text = "See .match $n {{name}}";
  expect(translate("a.json", JSON.stringify({ a: text }), undefined).sources).toEqual([text]);
});
