import { describe, expect, test } from "vitest";
import { findPluralForms } from "./document/plurals.ts";
import { findFilter, settingsFor } from "./index.ts";

test.each(
  "af sq am ar hy az eu be bn bs bg ca zh hr cs da nl en et fi fr gl ka de el gu he hi hu is id ga it ja kn kk km ko ky lo lv lt mk ms ml mt mr mn ne nb no fa pl pt pt-PT pa ro ru sr si sk sl es sw sv ta te th tr uk ur uz vi cy zu".split(
    " ",
  ),
)("the formula of %s gives the class that CLDR has for each number", (language) => {
  const { classes, formula } = findPluralForms(language) ?? { classes: [], formula: "" };
  const formOf = new Function("n", `return Number(${formula})`) as (number: number) => number;
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 300 }, (_, number) => number);
  expect(numbers.map((number) => classes[formOf(number)])).toEqual(numbers.map((number) => rules.select(number)));
});

test("an unknown language has no formula", () => expect(findPluralForms("qqq")).toBeUndefined());

function open(fileName: string, file: string, targetLanguage: string) {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage });
  const { segments, merge } = filter.extract(new TextEncoder().encode(file), settings);
  return {
    sources: segments.map(({ source }) => source),
    merge: (targets: (string | undefined)[]) => new TextDecoder().decode(merge(targets)),
  };
}

describe("a message catalog", () => {
  const header = (language: string, forms: string, charset = "UTF-8") =>
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=${charset}\\n"\n"Plural-Forms: ${forms}\\n"\n\n`;
  const english = header("en", "nplurals=2; plural=(n != 1);");
  const message = 'msgid "%d file"\nmsgid_plural "%d files"\nmsgstr[0] ""\nmsgstr[1] ""\n';

  test.each([
    ["pl", "nplurals=3; plural=(n==1 ? 0 : ", ["%d file", "%d files", "%d files"]],
    ["ru", "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : ", ["%d file", "%d files", "%d files"]],
    ["ar", "nplurals=6; plural=(n==0 ? 0 : ", ["%d files", "%d file", ...Array(4).fill("%d files")]],
    ["ja", "nplurals=1; plural=0;", ["%d files"]],
  ])("gets the forms of %s", (language, forms, sources) => {
    const file = open("a.po", english + message, language);
    expect(file.sources).toEqual(sources);
    const merged = file.merge(sources.map((_, index) => `form ${index}`));
    expect(merged).toContain(`"Plural-Forms: ${forms}`);
    expect(merged.match(/msgstr\[\d+\] .*/g)).toEqual(sources.map((_, index) => `msgstr[${index}] "form ${index}"`));
    expect(file.merge(sources.map(() => undefined))).toBe(english + message);
  });

  test.each([
    ["ru", [21, 1]],
    ["sl", [101, 1]],
    ["cs", [1]],
    ["de", [1]],
  ])("has the plural as the source of the form for one if that is for several numbers in %s", (language, numbers) => {
    const file = english + message.replace("%d file", "one file");
    const rules = new Intl.PluralRules(language);
    expect(numbers.map((number) => rules.select(number))).toEqual(numbers.map(() => "one"));
    expect(open("a.po", file, language).sources[0]).toBe(numbers.length > 1 ? "%d files" : "one file");
  });

  test("has each message with all forms when only some are translated", () => {
    const merged = open("a.po", english + message, "pl").merge(["plik", undefined, undefined]);
    expect(merged.match(/msgstr\[\d+\] .*/g)).toEqual(['msgstr[0] "plik"', 'msgstr[1] ""', 'msgstr[2] ""']);
  });

  test("that is in the target language keeps its own forms", () => {
    const file = header("pl", "nplurals=2; plural=n>1;") + message;
    expect(open("a.po", file, "pl").merge(["plik", undefined])).toContain("nplurals=2; plural=n>1;");
  });

  test("from a template says its charset and language, and is not fuzzy", () => {
    const template = `#, fuzzy\n${header("", "nplurals=INTEGER; plural=EXPRESSION;", "CHARSET")}${message}`;
    const merged = open("a.pot", template, "de").merge(["Datei", "Dateien"]);
    expect(merged).toBe(
      header("de", "nplurals=2; plural=(n != 1);") +
        message.replace('[0] ""', '[0] "Datei"').replace('[1] ""', '[1] "Dateien"'),
    );
  });
});

describe("the quantities of the target language", () => {
  const item = (quantity: string, text: string) => `    <item quantity="${quantity}">${text}</item>\n`;
  const resources = (...items: string[]) =>
    `<resources>\n  <plurals name="boats">\n${items.join("")}  </plurals>\n</resources>`;
  const android = resources(item("one", "%d boat"), item("other", "%d boats"));

  test("are written to Android resources", () => {
    const file = open("strings.xml", android, "pl");
    expect(file.sources).toEqual(["%d boat", "%d boats", "%d boats", "%d boats"]);
    const merged = file.merge(["a", "b", "c", "d"]);
    expect(merged).toBe(resources(item("one", "a"), item("few", "b"), item("many", "c"), item("other", "d")));
    expect(file.merge(file.sources)).toBe(android);
    expect(open("strings.xml", android, "ja").merge(["a", "b"])).toBe(resources(item("one", "a"), item("other", "b")));
  });

  const pair = (key: string, text: string) => `<key>${key}</key>\n<string>${text}</string>\n`;
  const dictionary = (...pairs: string[]) =>
    `<plist><dict>\n<key>boats</key><dict>\n${pairs.join("")}</dict>\n</dict></plist>`;
  const rule = pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType");

  test("are written to a .stringsdict", () => {
    const stringsdict = dictionary(rule, pair("one", "%d boat"), pair("other", "%d boats"));
    const file = open("a.stringsdict", stringsdict, "ar");
    expect(file.sources).toEqual(["%d boat", ...Array(5).fill("%d boats")]);
    const classes = ["one", "zero", "two", "few", "many", "other"];
    expect(file.merge(classes)).toBe(dictionary(rule, ...classes.map((each) => pair(each, each))));
    expect(file.merge(file.sources)).toBe(stringsdict);
  });

  test("are written to Fluent, but not to what no number selects", () => {
    const message = (...variants: string[]) => `boats = { $n ->\n${variants.join("")}}\n`;
    const fluent = message("    [0] No boat\n", "    [one] A boat\n", "   *[other] { $n } boats\n");
    const file = open("a.ftl", fluent, "pl");
    const boats = '<x id="1"/> boats';
    expect(file.sources).toEqual(["No boat", "A boat", boats, boats, boats]);
    expect(
      file.merge(
        ["0", "1", "few", "many", "x"].map((word, index) => (index > 1 ? boats.replace("boats", word) : word)),
      ),
    ).toBe(
      message(
        "    [0] 0\n",
        "    [one] 1\n",
        "   [few] { $n } few\n",
        "   [many] { $n } many\n",
        "   *[other] { $n } x\n",
      ),
    );
    expect(file.merge(file.sources)).toBe(fluent);
    expect(open("a.ftl", "a = { PLATFORM() ->\n [macos] b\n *[other] c\n}\n", "pl").sources).toEqual(["b", "c"]);
  });

  test("are written to Qt's messages about numbers, as many as Qt has", () => {
    const message = (type: string, ...forms: string[]) =>
      `<TS><context><message numerus="yes"><source>%n boats</source>\n  <translation${type}>${forms
        .map((form) => `\n      <numerusform>${form}</numerusform>`)
        .join("")}\n  </translation></message></context></TS>`;
    for (const [language, count] of Object.entries({ pl: 3, de: 2, ja: 1, tr: 1, fa: 1, tl: 3, ga: 3, ar: 6, lv: 3 })) {
      const file = open("a.ts", message(' type="unfinished"', ""), language);
      expect(file.sources).toEqual(Array(count).fill("%n boats"));
      const forms = file.sources.map((_, index) => `form ${index}`);
      expect(file.merge(forms)).toBe(message("", ...forms).replace("<TS>", `<TS language="${language}">`));
    }
  });
});

test("an empty item of Android is not added a second time", () => {
  const file = (other: string) =>
    `<resources><plurals name="a"><item quantity="one"/><item quantity="other">${other}</item></plurals></resources>`;
  const { sources, merge } = open("strings.xml", file("x"), "de");
  expect(sources).toEqual(["x"]);
  expect(merge(["y"])).toBe(file("y"));
});

describe("a form for 1 and 21 without the number", () => {
  const item = (quantity: string, text: string) => `<item quantity="${quantity}">${text}</item>`;
  const pair = (key: string, text: string) => `<key>${key}</key>\n<string>${text}</string>\n`;
  const dictionary = (pairs: string) => `<plist><dict>\n<key>boats</key><dict>\n${pairs}</dict>\n</dict></plist>`;
  const rule = pair("NSStringFormatSpecTypeKey", "NSStringPluralRuleType");
  const unit = (value: string) => ({ stringUnit: { state: "translated", value } });
  const catalog = (one: string, other: string) =>
    JSON.stringify({
      sourceLanguage: "en",
      strings: { boats: { localizations: { en: { variations: { plural: { one: unit(one), other: unit(other) } } } } } },
      version: "1.0",
    });

  test.each<[file: string, number: string, write: (one: string, other: string) => string]>([
    [
      "strings.xml",
      "%d",
      (one, other) => `<resources><plurals name="a">${item("one", one)}${item("other", other)}</plurals></resources>`,
    ],
    [
      "strings.xml",
      "%1$d",
      (one, other) => `<resources><plurals name="a">${item("other", other)}${item("one", one)}</plurals></resources>`,
    ],
    ["a.stringsdict", "%lu", (one, other) => dictionary(rule + pair("one", one) + pair("other", other))],
    ["a.xcstrings", "%lld", catalog],
    ["a.ftl", "{ $n }", (one, other) => `a = { $n ->\n    [one] ${one}\n   *[other] ${other}\n}\n`],
    ["a.json", "{{count}}", (one, other) => JSON.stringify({ a_one: one, a_other: other }, undefined, 2)],
    ["a.json", "{n}", (one, other) => JSON.stringify({ a: { other, one } })],
    ["a.json", "{{count}}", (one, other) => JSON.stringify({ a: one, a_plural: other })],
    ["a.yml", "%{count}", (one, other) => `a:\n  one: "${one}"\n  other: "${other}"\n`],
  ])("has the source for all numbers in %s with %s", (name, number, write) => {
    const isForOne = (source: string) => source.includes("1 boat") || source.includes("a boat");
    for (const [language, one] of Object.entries({ ru: "1 boat", sl: "a boat", uk: "a boat" })) {
      const file = write(one, `${number} boats`);
      const { sources, merge } = open(name, file, language);
      // i18next before version 21 has keys for the source's two forms, which the target doesn't use.
      expect(sources.filter(isForOne)).toHaveLength(file.includes("a_plural") ? 1 : 0);
      expect(merge(sources.map(() => undefined))).toBe(file);
      const merged = merge(sources.map((source) => source.replace("boats", "BOATS")));
      expect(merged.split(`${number} BOATS`).length - 1).toBe(sources.filter((each) => !isForOne(each)).length);
      expect(open(name, write(`${number} boat`, `${number} boats`), language).sources.join()).toMatch(/boat\b/);
      expect(open(name, write("a boat", "boats"), language).sources).toContain("a boat");
    }
    expect(open(name, write("a boat", `${number} boats`), "pl").sources).toContain("a boat");
  });

  test("stays if it has more than the others, if it is the default, or for another language", () => {
    expect(open("a.yml", 'a:\n  one: "%{count} boat"\n  other: "boats"\n', "ru").sources[0]).toBe("%{count} boat");
    const fluent = "a = { $n ->\n   *[one] A boat\n    [other] { $n } boats\n}\n";
    expect(open("a.ftl", fluent, "ru").sources[0]).toBe("A boat");
    const call = fluent.replace("*[one]", "[one]").replace("[other] { $n }", "*[other] { NUMBER($n) }");
    expect(open("a.ftl", call, "ru").sources[0]).toBe('<x id="1"/> boats');
    expect(open("a.yml", 'a:\n  zero: "no boats"\n  other: "%{count} boats"\n', "lv").sources[0]).toBe(
      "%{count} boats",
    );
    expect(open("a.yml", 'a:\n  zero: "no boats"\n  other: "%{count} boats"\n', "ar").sources[0]).toBe("no boats");
  });
});

describe("a message with only some of its forms translated", () => {
  const catalog = (flags: string, first: string, second: string) =>
    `msgid ""\nmsgstr ""\n"Language: de\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n${flags}msgid "a file"\nmsgid_plural "files"\nmsgstr[0] "${first}"\nmsgstr[1] "${second}"\n`;

  test("is fuzzy in a catalog until its last form is there", () => {
    const partly = open("a.po", catalog("#, c-format\n", "", ""), "de").merge(["Datei", undefined]);
    expect(partly).toBe(catalog("#, c-format\n#, fuzzy\n", "Datei", ""));
    expect(open("a.po", catalog("#, fuzzy\n", "alt", ""), "de").merge(["Datei", undefined])).toBe(
      catalog("#, fuzzy\n", "Datei", ""),
    );
    expect(open("a.po", catalog("#, fuzzy\n", "alt", "alte"), "de").merge(["Datei", undefined])).toBe(
      catalog("#, fuzzy\n", "Datei", "alte"),
    );
    const changed = partly.replace('msgid "a file"', '#| msgid "a flie"\n$&');
    expect(open("a.po", changed, "de").merge([undefined, "Dateien"])).toContain("#, fuzzy\n");
    expect(open("a.po", changed, "de").merge(["Datei", "Dateien"])).not.toContain("fuzzy");
    expect(open("a.po", partly, "de").merge([undefined, "Dateien"])).toBe(catalog("#, c-format\n", "Datei", "Dateien"));
  });

  const qt = (type: string, ...forms: string[]) =>
    `<TS language="de"><context><message numerus="yes"><source>%n file(s)</source><translation${type}>${forms
      .map((form) => `<numerusform>${form}</numerusform>`)
      .join("")}</translation></message></context></TS>`;

  test("is unfinished in a file of Qt until its last form is there", () => {
    for (const type of ["", ' type="unfinished"']) {
      const partly = open("a.ts", qt(type, "", ""), "de").merge(["Datei", undefined]);
      expect(partly).toBe(qt(' type="unfinished"', "Datei", ""));
      expect(open("a.ts", partly, "de").merge([undefined, "Dateien"])).toBe(qt("", "Datei", "Dateien"));
    }
  });

  test("has the form for all other numbers as new in a string catalog", () => {
    const unit = (state: string, value: string) => ({ stringUnit: { state, value } });
    const localization = (one: object, other: object) => ({ variations: { plural: { one, other } } });
    const en = localization(unit("translated", "a file"), unit("translated", "files"));
    const catalog = (localizations: object) =>
      JSON.stringify({ sourceLanguage: "en", strings: { files: { localizations } }, version: "1.0" });
    const partly = open("a.xcstrings", catalog({ en }), "de").merge(["Datei", undefined]);
    expect(open("a.xcstrings", catalog({ en }), "de").merge(["Datei", ""])).toBe(partly);
    expect(JSON.parse(partly).strings.files.localizations.de).toEqual(
      localization(unit("translated", "Datei"), unit("new", "files")),
    );
    const whole = open("a.xcstrings", partly, "de").merge([undefined, "Dateien"]);
    expect(JSON.parse(whole).strings.files.localizations.de).toEqual(
      localization(unit("translated", "Datei"), unit("translated", "Dateien")),
    );
  });
});
