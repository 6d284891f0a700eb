import { expect, test } from "vitest";
import { type Filter, filterNamed, findFilter, settingsFor } from "./index.ts";

function translate(
  fileName: string,
  file: string | Uint8Array,
  targets: (string | undefined)[],
  targetLanguage?: string,
) {
  const filter = findFilter(fileName);
  if (!filter) throw new Error(`no filter reads ${fileName}`);
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const merged = filter.extract(bytes, settingsFor(filter, { sourceLanguage: "en", targetLanguage })).merge(targets);
  return new TextDecoder("latin1").decode(merged);
}

test("a tag may move, and what it holds is written as the file has it", () => {
  expect(translate("a.md", "Press **Save** or [go](x).", ['<g id="2">geh</g> oder <g id="1">*drück*</g>.'])).toBe(
    "[geh](x) oder **\\*drück\\***.".replace("ü", "Ã¼"),
  );
});

test.each([
  "none",
  '<g id="1">a',
  '<g id="2">a</g>',
  '<g id="1">a</g><g id="1">b</g>',
  '</g><g id="1">',
  '<x id="1"/>',
])("the target %j for a text with one pair is refused", (target) => {
  expect(() => translate("a.html", "<p>One</p><p>A <b>b</b> c</p>", [undefined, target])).toThrow(
    /^File reassembly error: segment 2: /,
  );
});

test("the failure says where a tag is wrong, and not what it says", () => {
  expect(() => translate("a.html", "<p>A <b>b</b> c</p>", ['<a title="Secret">a</a>'])).toThrow(
    /^File reassembly error: segment 1: a tag isn't in the source, or occurs twice$/,
  );
});

test("a code next to the only sentence of a text stays", () => {
  expect(translate("a.html", "<p>One<br></p>", ["Eins"])).toBe("<p>Eins<br></p>");
  expect(translate("a.md", "<!-- a -->One", ["Eins"])).toBe("<!-- a -->Eins");
});

test.each([
  ["a.xml", ["<r><![CDATA[", "<div>", "</div>", "]]></r>"]],
  ["a.xml", ["<r>", "&lt;div&gt;", "&lt;/div&gt;", "</r>"]],
  ["strings.xml", ['<resources><string name="a">', "&lt;div&gt;", "&lt;/div&gt;", "</string></resources>"]],
  ["a.ttml", ["<tt><body><div><p>", "&lt;div&gt;", "&lt;/div&gt;", "</p></div></body></tt>"]],
])("a text in %s that is a tag because another sentence closes it is written as a tag: %j", (name, parts) => {
  const [before, opening, closing, after] = parts;
  const file = (text: string) => `${before}${opening}${text}${closing}${after}`;
  expect(translate(name, file("One. Two"), ['<x id="1"/>Eins.', "Zwei"])).toBe(file("Eins. Zwei"));
});

test("a translatable element inside an excluded one is translated", () => {
  const closed =
    '<div translate="no"><div>No</div><div translate="yes">One</div>No<b translate="yes">Two</b>No</div>Three';
  expect(translate("a.html", closed, ["Eins", "Zwei", "Drei"])).toBe(
    '<div translate="no"><div>No</div><div translate="yes">Eins</div>No<b translate="yes">Zwei</b>No</div>Drei',
  );
});

test("the language of the file changes with its text and not without", () => {
  const html = '<html lang="en"><p>One</p></html>';
  expect(translate("a.html", html, ["Eins"], "de")).toBe('<html lang="de"><p>Eins</p></html>');
  expect(translate("a.html", html, [undefined], "de")).toBe(html);
  expect(translate("a.arb", '{"@@locale":"en","a":"One"}', ["Eins"], "de")).toBe('{"@@locale":"de","a":"Eins"}');
  expect(translate("a.arb", '{"@@locale":"en","a":"One"}', ["Um"], "pt-BR")).toBe('{"@@locale":"pt_BR","a":"Um"}');
});

test.each([
  ["a.txt", "a\u0000b"],
  ["a.json", '{"a":"a\\u0000b"}'],
  ["a.html", '<p title="a\u0000b">One</p>'],
])("U+0000 in %s is shown as U+FFFD, and stays in the file where the text does", (name, file) => {
  const filter = findFilter(name) as NonNullable<ReturnType<typeof findFilter>>;
  const bytes = new TextEncoder().encode(file);
  const { segments, merge } = filter.extract(bytes, settingsFor(filter, { sourceLanguage: "en" }));
  const shown = segments.map(({ source }) => source);
  expect(shown).toContain("a\uFFFDb");
  expect(merge(shown)).toEqual(bytes);
  expect(merge(shown.map(() => undefined))).toEqual(bytes);
  const changed = new TextDecoder().decode(merge(shown.map((text) => `${text}c`)));
  expect(changed).toContain("a\uFFFDbc");
});

test("a catalog names its language as gettext does", () => {
  const po = (language: string) =>
    `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\nmsgid "a"\nmsgstr ""\n`;
  for (const language of ["pt", "pt-BR", "pt_BR", "pt_PT"]) {
    const written = translate("a.po", po(language), ["b"], "pt-BR");
    expect(written).toBe(po("pt_BR").replace(/""\n$/, '"b"\n'));
    expect(translate("a.po", po(language), [undefined], "pt-BR")).toBe(po(language));
  }
  for (const language of ["pt_BR", "pt@informal"])
    expect(translate("a.po", po(language), ["b"], "pt")).toBe(po(language).replace(/""\n$/, '"b"\n'));
});

test("a fuzzy message that gets a translation is fuzzy no more", () => {
  const po = '#, fuzzy, c-format\nmsgid "a"\nmsgstr "b"\n';
  expect(translate("a.po", po, ["c"])).toBe('#, c-format\nmsgid "a"\nmsgstr "c"\n');
  expect(translate("a.po", po, ["b"])).toBe(po);
  const copy = po.replace('"b"', '"a"');
  expect(translate("a.po", copy, ["a"])).toBe(copy.replace("#, fuzzy, c", "#, c"));
});

test("characters the encoding lacks are written by reference, or the file becomes UTF-8", () => {
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const html = '<meta charset="iso-8859-1"><p>Gr\u00f6\u00dfe</p>';
  expect(translate("a.html", latin(html), ["€"])).toBe('<meta charset="iso-8859-1"><p>&#x20AC;</p>');
  expect(translate("a.properties", "a = b", ["é€"])).toBe("a = \\u00E9\\u20AC");
  const po = latin(
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=iso-8859-1\\n"\n\nmsgid "a"\nmsgstr "\u00f6"\n',
  );
  expect(translate("a.po", po, ["€"])).toBe(
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\nmsgid "a"\nmsgstr "â‚¬"\n',
  );
});

test("a key of Java properties ends at a blank and can continue on the next line", () => {
  expect(translate("a.properties", "a b\nc\\\n  d\te", ["x", "y"])).toBe("a x\nc\\\n  d\ty");
});

test("a text that would be markup is written so that it is not", () => {
  expect(translate("a.md", "Text", ["# 1. *a* <b"])).toBe("\\# 1. \\*a\\* \\<b");
  expect(translate("a.yaml", "a: text", ["yes"])).toBe('a: "yes"');
  for (const style of ["text", "'text'", '"text"', "|-\n  text"])
    expect(translate("a.yaml", `a: ${style}`, ["b\uFFFEc\uFFFFd\x9B"])).toBe('a: "b\\ufffec\\uffffd\\u009b"');
  expect(translate("a.csv", "a,b", ['x, "y"', undefined])).toBe('"x, ""y""",b');
});

test("a row that is too short for the column of translations is offered, and gets it", () => {
  const filter = filterNamed("csv") as Filter;
  const options = { columns: ["1"], targetColumn: "3", headerRow: true };
  const file = new TextEncoder().encode("a,b,c\r\none\r\ntwo,x\r\nthree,y,drei\r\n,z\r\n");
  const extraction = filter.extract(file, settingsFor(filter, { sourceLanguage: "en", options }));
  expect(extraction.segments).toEqual([{ source: "one" }, { source: "two" }, { source: "three", target: "drei" }]);
  expect(Buffer.compare(extraction.merge([undefined, undefined, undefined]), file)).toBe(0);
  expect(new TextDecoder().decode(extraction.merge(["eins", "z,w", undefined]))).toBe(
    'a,b,c\r\none,,eins\r\ntwo,x,"z,w"\r\nthree,y,drei\r\n,z\r\n',
  );
});

test("the line that declares the delimiter for Excel is no text", () => {
  expect(translate("a.csv", "sep=;\na, b;c\n", ["d", "e"])).toBe("sep=;\nd;e\n");
  expect(translate("a.tsv", "SEP=|\r\na|b", ["d", "e"])).toBe("SEP=|\r\nd|e");
});

test("a value of RESX with the type of a string is text", () => {
  const datum = (type: string) => `<data name="a"${type}><value>b</value></data>`;
  const strings = ["", ' type="System.String"', ' type="System.String, mscorlib, Version=4.0.0.0"'].map(datum).join("");
  const others = [' type="System.StringComparer, mscorlib"', ' mimetype="a/b" type="System.String"']
    .map(datum)
    .join("");
  const file = (text: string) => `<root>${text}${others}</root>`;
  const written = strings.replaceAll("<value>b", "<value>c");
  expect(translate("a.resx", file(strings), ["c", "c", "c"])).toBe(file(written));
});

test("a value of RESX with the comment {Locked} stays", () => {
  const file = (text: string) =>
    `<root><data name="a"><value>b</value><comment>The name. {Locked}</comment></data><data name="c"><value>${text}</value><comment>{Locked=qps-ploc}</comment></data></root>`;
  expect(translate("a.resx", file("d e"), ["f e"])).toBe(file("f e"));
});

test("words that the comment of a value in RESX locks are codes", () => {
  const lock = (words: string, text: string) =>
    `<data name="a"><value>${text}</value><comment>Run. {Locked=${words}}</comment></data>`;
  const file = (...texts: readonly [string, string, string, string]) =>
    `<root>${lock('"dotnet", "dotnet build"', texts[0])}${lock('"a & b"}{Locked="{0}"', texts[1])}${lock('"Windows", "a-b/c"', "Windows")}${lock('"x"', texts[2])}${lock('"e"', texts[3])}</root>`;
  const text = file(
    "Use dotnet build or dotnet, not mydotnets.",
    "Open <!-- c -->{0}, a &amp; b.",
    "&lt;b title='x'&gt;x y&lt;/b&gt; z",
    "pear <i/>",
  );
  const filter = filterNamed("resx") as Filter;
  const { segments, merge } = filter.extract(Buffer.from(text), settingsFor(filter, { sourceLanguage: "en" }));
  expect(segments.map(({ source }) => source)).toEqual([
    'Use <x id="1"/> or <x id="2"/>, not mydotnets.',
    'Open <x id="1"/>, <x id="2"/>.',
    '<x id="1"/><x id="2"/> y<x id="3"/> z',
  ]);
  const targets = ['<x id="2"/>, <x id="1"/>!', '<x id="2"/>: <x id="1"/>', '<x id="1"/>y <x id="2"/><x id="3"/>'];
  expect(Buffer.from(merge(targets)).toString()).toBe(
    file("dotnet, dotnet build!", "<!-- c -->a &amp; b: {0}", "&lt;b title='x'&gt;y x&lt;/b&gt;", "pear <i/>"),
  );
});

test("XLIFF 2 that is translated into another language says so", () => {
  const file = (language: string, target = "") =>
    `<xliff version="2.0" srcLang="en" trgLang="${language}"><file id="f"><unit id="u"><segment${target && ' state="translated"'}><source>One</source>${target}</segment></unit></file></xliff>`;
  const target = "<target>Eins</target>";
  expect(translate("a.xlf", file("fr"), ["Eins"], "de")).toBe(file("de", target));
  expect(translate("a.xlf", file("de-AT"), ["Eins"], "de")).toBe(file("de-AT", target));
  expect(translate("a.xlf", file("fr"), [undefined], "de")).toBe(file("fr"));
  expect(translate("a.xlf", file(""), ["Eins"], "de")).toBe(file("de", target));
});

test("with a subfilter, messages that are translated already keep what they have", () => {
  const filter = filterNamed("po") as Filter;
  const subfilters = { "*": { filter: filterNamed("html") as Filter } };
  const file =
    'msgid "<p>One.</p><p>Two.</p>"\nmsgstr "<p>Eins.</p><p>Zwei.</p>"\n\nmsgid "<p>Three.</p>"\nmsgstr ""\n';
  const settings = settingsFor(filter, { sourceLanguage: "en", subfilters });
  const { segments, merge } = filter.extract(new TextEncoder().encode(file), settings);
  expect(segments).toEqual([
    { source: "<p>One.</p><p>Two.</p>", target: "<p>Eins.</p><p>Zwei.</p>" },
    { source: "Three." },
  ]);
  expect(new TextDecoder().decode(merge([undefined, "Drei."]))).toBe(
    file.replace('msgstr ""', 'msgstr "<p>Drei.</p>"'),
  );
});

test.each([
  ["strings.xml", "android"],
  ["values-de/Strings.xml", "android"],
  ["strings-menu.xml", "android"],
  ["app_strings.xml", "android"],
  ["substrings.xml", "xml"],
  ["drawstrings-a.xml", "xml"],
  ["a.xml", "xml"],
])("%s is read as %s", (fileName, format) => expect(findFilter(fileName)?.name).toBe(format));

test("control characters in a catalog of gettext stay escapes", () => {
  expect(translate("a.po", 'msgid "Bell \\a \\033[1m\\177"\nmsgstr ""\n', ["Ton \u0007 \u001b[1m\u007f"])).toContain(
    'msgstr "Ton \\a \\033[1m\\177"',
  );
});
