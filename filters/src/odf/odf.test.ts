import { unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { type Filter, findFilter, settingsFor } from "../index.ts";
import { odp, ods, odt } from "./index.ts";

const type = "application/vnd.oasis.opendocument.text";

function packFiles(content: string, others: Readonly<Record<string, string>> = {}): Uint8Array {
  const body = `<office:document-content><office:body>${content}</office:body></office:document-content>`;
  const entries = Object.entries({ mimetype: type, "content.xml": body, ...others });
  return zipSync(Object.fromEntries(entries.map(([name, text]) => [name, Buffer.from(text)])), { level: 0 });
}

function translate(filter: Filter, file: Uint8Array, targets: readonly string[], targetLanguage = "de") {
  const { segments, merge } = filter.extract(file, settingsFor(filter, { sourceLanguage: "en", targetLanguage }));
  const entries = unzipSync(merge(targets));
  const text = (name: string) => Buffer.from(entries[name] as Uint8Array).toString();
  return { sources: segments.map(({ source }) => source), content: text("content.xml"), text };
}

describe("whitespace", () => {
  test.each([
    ["a b", "a b"],
    ["a  b", "a <text:s/>b"],
    ["  a", '<text:s text:c="2"/>a'],
    ["a ", "a<text:s/>"],
    ["a\tb\nc", "a<text:tab/>b<text:line-break/>c"],
    ["a\n b", "a<text:line-break/><text:s/>b"],
    [" ".repeat(102), '<text:s text:c="100"/><text:s text:c="2"/>'],
  ])("%j is written so that it is kept", (target, markup) => {
    expect(translate(odt, packFiles("<text:p>x</text:p>"), [target]).content).toContain(`<text:p>${markup}</text:p>`);
  });
});

test("a note names fields with text that conditions may compare, which stays unchanged", () => {
  const set = '<text:variable-set text:name="a" office:string-value="Draft">Draft</text:variable-set>';
  const number = '<text:user-field-decl text:name="b" office:value-type="float" office:value="1"/>';
  const file = packFiles(
    `<text:p>One ${set}</text:p>${number}<text:p><text:hidden-text text:string-value="Two"/></text:p>`,
  );
  expect(odt.extract(file, settingsFor(odt, { sourceLanguage: "en" })).note).toBe(
    "The text in these fields wasn't translated: text:variable-set, text:hidden-text.",
  );
  expect(translate(odt, file, ['Eins <x id="1"/>']).content).toContain(set);
  const without = packFiles(`<text:p>One</text:p>${number}`);
  expect(odt.extract(without, settingsFor(odt, { sourceLanguage: "en" })).note).toBeUndefined();
});

test("an element with the name of a property of objects stays unchanged", () => {
  const element = "<constructor a='b'/><__proto__>c</__proto__>";
  const { sources, content } = translate(odt, packFiles(`${element}<text:p>One</text:p>`), ["Eins"]);
  expect(sources).toEqual(["One"]);
  expect(content).toContain(`${element}<text:p>Eins</text:p>`);
});

const cell = (attributes: string, text: string) =>
  `<table:table-cell${attributes}><text:p>${text}</text:p></table:table-cell>`;
const sheet = (...cells: string[]) =>
  `<office:spreadsheet><table:table><table:table-row>${cells.join("")}</table:table-row></table:table></office:spreadsheet>`;
const string = (said: string, shown: string) => cell(` office:value-type="string"${said}`, shown);
const formula = (text: string, type: string) => ` table:formula="of:=${text}" office:value-type="${type}"`;

test("a cell of a number or a formula is no text, and a text is not said a second time", () => {
  const number = cell(' office:value-type="float" office:value="1"', "1 boat");
  const sum = cell(formula("A1", "float"), "2 boats");
  const file = packFiles(sheet(number, string(' office:string-value="boat"', "boat"), sum));
  const { sources, content } = translate(ods, file, ["Boot"]);
  expect(sources).toEqual(["boat"]);
  expect(content).toContain(sheet(number, string("", "Boot"), sum));
});

test("a cell may have its text only as a value, and so may the result of a formula", () => {
  const value = (text: string, formula = "") =>
    `<table:table-cell${formula} office:value-type="string" office:string-value="${text}"/>`;
  const note = (text: string, comment: string) =>
    value(text).replace("/>", `><office:annotation><text:p>${comment}</text:p></office:annotation></table:table-cell>`);
  const body = (one: string, two: string, three: string) =>
    sheet(value(one), note(two, three), value(one, ' table:formula="of:=[.A1]"'));
  const { sources, content } = translate(ods, packFiles(body("One", "Two", "Three")), ["L'un & B", "Zwei", "Drei"]);
  expect(sources).toEqual(["One", "Two", "Three"]);
  expect(content).toContain(body("L&apos;un &amp; B", "Zwei", "Drei"));
});

test("lists, formulas and filters follow the texts of cells, and results that are no cell's are calculated again", () => {
  const body = (open: string, closed: string, joined: string) =>
    `<table:content-validation table:condition="of:cell-content-is-in-list(&quot;${open}&quot;;&quot;${closed}&quot;)"/>` +
    `<table:filter-condition table:value="${open}"/>` +
    sheet(
      string("", open),
      cell(formula(`COUNTIF([.A1];&quot;&lt;&gt;${open}&quot;)`, "float"), "0"),
      cell(`${formula("[.A1]", "string")} office:string-value="${open}"`, open),
      joined,
    );
  const gate = "[.A1]&amp;&quot; gate&quot;";
  const file = packFiles(body("Open &amp; on", "Closed", cell(formula(gate, "string"), "Open &amp; on gate")));
  const { sources, content } = translate(ods, file, ["Offen & an", "Zu"]);
  expect(sources).toEqual(["Open & on", "Closed"]);
  const calculated = `<table:table-cell table:formula="of:=${gate}"></table:table-cell>`;
  expect(content).toContain(body("Offen &amp; an", "Zu", calculated));
});

test.each([
  ["=", "Open now", "Jetzt auf"],
  ["contains-text", "Open", " auf"],
  ["not-contains-text", "Closed", "Zu"],
  ["begins-with", "Clos", "Zu"],
  ["ends-with", "Open", "Wieder auf"],
  ["begins-with", "", ""],
])("a conditional format with %s %j follows the texts of cells", (condition, source, target) => {
  const body = (value: string, ...cells: string[]) => {
    const text = `&quot;${value}&quot;`;
    const written = condition === "=" ? `=${text}` : `${condition}(${text})`;
    return `${sheet(...cells.map((each) => string("", each)))}<calcext:condition calcext:value="${written}"/>`;
  };
  const file = packFiles(body(source, "Open now", "Re Open", "Closed"));
  const { content } = translate(ods, file, ["Jetzt auf", "Wieder auf", "Zu"]);
  expect(content).toContain(body(target, "Jetzt auf", "Wieder auf", "Zu"));
});

test("messages about what may be in a cell have titles", () => {
  const messages = (title: string, text: string) =>
    `<table:content-validation><table:help-message table:title="${title}"><text:p>${text}</text:p></table:help-message><table:error-message table:title="${title}"/></table:content-validation>`;
  const { sources, content } = translate(ods, packFiles(messages("Pick", "One")), ["A & b", "Eins", "A & b"]);
  expect(sources).toEqual(["Pick", "One", "Pick"]);
  expect(content).toContain(messages("A &amp; b", "Eins"));
});

test("values between apostrophes may get apostrophes", () => {
  const cells = (title: string, filter: string, text: string) =>
    `<office:spreadsheet><table:help-message table:title='${title}'/><table:filter-condition table:value='${filter}'/><table:table table:name="S"><table:table-row><table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>`;
  const { content } = translate(ods, packFiles(cells("Pick", "Open", "Open")), ["L'un", "D'ici"]);
  expect(content).toContain(cells("L&apos;un", "D&apos;ici", "D'ici"));
});

test("pivot tables follow the texts of cells", () => {
  const pivot = (column: string, item: string) =>
    `<table:data-pilot-tables><table:data-pilot-field table:source-field-name="${column}"><table:data-pilot-member table:name="${item}"/></table:data-pilot-field></table:data-pilot-tables>`;
  const file = (column: string, item: string) => sheet(string("", column), string("", item)) + pivot(column, item);
  const { content } = translate(ods, packFiles(file("Kind", "Ship &amp; co")), ["Art", "Schiff"]);
  expect(content).toContain(file("Art", "Schiff"));
});

test("a pivot table follows the text of a cell with a comment", () => {
  const file = (name: string, note: string) =>
    `<office:spreadsheet><table:table><table:table-row><table:table-cell office:value-type="string"><office:annotation><text:p>${note}</text:p></office:annotation><text:p>${name}</text:p></table:table-cell></table:table-row></table:table><table:data-pilot-field table:source-field-name="${name}"/></office:spreadsheet>`;
  expect(translate(ods, packFiles(file("Kind", "Of ship")), ["Vom Schiff", "Art"]).content).toContain(
    file("Art", "Vom Schiff"),
  );
});

test("labels of lists, headings and notes are texts", () => {
  const styles = (prefix: string, format: string, suffix: string, notice: string) =>
    `<office:styles><text:list-level-style-number style:num-prefix="${prefix}" style:num-suffix="." loext:num-list-format="${format}"/>` +
    `<text:outline-level-style style:num-prefix="(" style:num-suffix="${suffix}"/>` +
    `<text:notes-configuration><text:note-continuation-notice-forward>${notice}</text:note-continuation-notice-forward></text:notes-configuration></office:styles>`;
  const file = packFiles("<text:p>x</text:p>", { "styles.xml": styles("Step ", "Step %1%.", ". part", "More") });
  const { sources, text } = translate(odt, file, ["x", "Schritt", "Schritt %1%.", ". Teil", "Weiter"]);
  expect(sources).toEqual(["x", "Step", "Step %1%.", ". part", "More"]);
  expect(text("styles.xml")).toBe(styles("Schritt ", "Schritt %1%.", ". Teil", "Weiter"));
});

test("the language of the styles becomes the target's", () => {
  const styles = (western: string, asian: string) =>
    `<office:styles><style:text-properties fo:language="${western}" fo:country="US" style:language-asian="${asian}" style:country-asian="CN"/></office:styles>`;
  const file = packFiles("<text:p>x</text:p>", { "styles.xml": styles("en", "zh") });
  expect(translate(odt, file, ["y"]).text("styles.xml")).toBe(styles("de", "zh").replace("US", "none"));
  expect(translate(odt, file, ["y"], "pt-BR").text("styles.xml")).toBe(styles("pt", "zh").replace("US", "BR"));
  expect(translate(odt, file, ["y"], "ja").text("styles.xml")).toBe(styles("en", "ja").replace("CN", "none"));
  const french = packFiles("<text:p>x</text:p>", { "styles.xml": styles("fr", "zh") });
  expect(translate(odt, french, ["y"]).text("styles.xml")).toBe(styles("fr", "zh"));
});

test("notes on slides and comments are left when they are not wanted", () => {
  const page = `<draw:page><text:p>a<office:annotation><text:p>b</text:p></office:annotation></text:p><presentation:notes><text:p>c</text:p></presentation:notes></draw:page>`;
  const sources = (options: Readonly<Record<string, boolean>>) =>
    odp
      .extract(packFiles(page), settingsFor(odp, { sourceLanguage: "en", options }))
      .segments.map(({ source }) => source);
  expect(sources({})).toEqual(['a<x id="1"/>', "b", "c"]);
  expect(sources({ notes: false, comments: false })).toEqual(['a<x id="1"/>']);
});

test("an encrypted file and one of another type are refused", () => {
  const manifest =
    "<manifest:manifest><manifest:file-entry><manifest:encryption-data/></manifest:file-entry></manifest:manifest>";
  const settings = settingsFor(odt, { sourceLanguage: "en" });
  expect(() => odt.extract(packFiles("<text:p>x</text:p>", { "META-INF/manifest.xml": manifest }), settings)).toThrow(
    "encrypted",
  );
  expect(() => odt.extract(packFiles("", { mimetype: "application/epub+zip" }), settings)).toThrow(
    "not an OpenDocument",
  );
  expect(() => odt.extract(zipSync({ mimetype: Buffer.from(type) }), settings)).toThrow(
    "an entry is missing (content.xml)",
  );
});

test("placeholders, drop-down lists, input fields and conditional texts are texts", () => {
  const field = (name: string, attributes: string, content: string) =>
    `<text:${name} ${attributes}>${content}</text:${name}>`;
  const label = (text: string, selected = "") => `<text:label text:value="${text}"${selected}/>`;
  const body = (before: string, ...[type, name, one, two, hint, words, yes, no]: string[]) =>
    `<text:p>${before}${field("placeholder", `text:description="${type}"`, `&lt;${name}&gt;`)}${field(
      "drop-down",
      'text:name="d"',
      `${label(`${one}`)}${label(`${two}`, ' text:current-selected="true"')}${two}`,
    )}${field("text-input", `text:description="${hint}"`, `${words}`)}${field(
      "conditional-text",
      `text:condition="ooow:1" text:string-value-if-true="${yes}" text:string-value-if-false="${no}"`,
      `${yes}`,
    )}</text:p>`;
  const file = packFiles(body("Dear ", "Type", "Name", "Open", "Shut", "Ask", "Words", "Yes", "No"));
  const targets = ["Tipp", "Nenn", "Auf", "Zu", "Zu", "Frag", "Worte", "Ja", "Nein", "Ja"];
  const marks = [1, 2, 3, 4].map((id) => `<x id="${id}"/>`).join("");
  const { sources, content } = translate(odt, file, [`Werte ${marks}`, ...targets]);
  expect(sources).toEqual([`Dear ${marks}`, ..."Type Name Open Shut Shut Ask Words Yes No Yes".split(" ")]);
  expect(content).toContain(body("Werte<text:s/>", "Tipp", "Nenn", "Auf", "Zu", "Frag", "Worte", "Ja", "Nein"));
});

test("references that repeat a text are translated, and those to pages are code", () => {
  const field = (name: string, text: string) => `<text:${name}-ref text:ref-name="r">${text}</text:${name}-ref>`;
  const body = (see: string, header: string, text: string, table: string) =>
    `<text:p>${see}${field("bookmark", header)}${field("reference", text)}${field("sequence", table)}${field("bookmark", "3")}</text:p>`;
  const marks = [1, 2, 3, 4].map((id) => `<x id="${id}"/>`).join("");
  const file = packFiles(body("See: ", "Arrival", "Ship", "Table 1"));
  const { sources, content } = translate(odt, file, [`Siehe: ${marks}`, "Ankunft", "Schiff", "Tabelle 1"]);
  expect(sources).toEqual([`See: ${marks}`, "Arrival", "Ship", "Table 1"]);
  expect(content).toContain(body("Siehe:<text:s/>", "Ankunft", "Schiff", "Tabelle 1"));
});

test("placeholders of a template for a program are code", () => {
  const field = (text: string) => `<text:placeholder text:placeholder-type="text">&lt;${text}&gt;</text:placeholder>`;
  const loop = `<text:p>${field("for each=&quot;line in lines&quot;")}</text:p>`;
  const body = (text: string) => `${loop}<text:p>${text}:${field("line")}</text:p><text:p>${field("/for")}</text:p>`;
  const { sources, content } = translate(odt, packFiles(body("Berth")), ['Platz:<x id="1"/>']);
  expect(sources).toEqual(['Berth:<x id="1"/>']);
  expect(content).toContain(body("Platz"));
});

test("labels and first texts of form fields are texts, but no entries of lists", () => {
  const body = (label: string, text: string) =>
    `<office:forms><form:listbox><form:option form:label="Open"/></form:listbox><form:button form:label="${label}"/><form:date form:title="${label}"/><form:text form:value="${label}"/><form:password form:value="no"/></office:forms><text:p>${text}</text:p>`;
  const { sources, content } = translate(odt, packFiles(body("Send", "Pick")), ["A & b", "A & b", "A & b", "C"]);
  expect(sources).toEqual(["Send", "Send", "Send", "Pick"]);
  expect(content).toContain(body("A &amp; b", "C"));
});

test("words in entries of contents are texts", () => {
  const body = (text: string, span: string) =>
    `<text:index-entry-span>${span}</text:index-entry-span><text:p>${text} now</text:p>`;
  const { sources, content } = translate(odt, packFiles(body("Not", "Part ")), ["Teil", "Han now"]);
  expect(sources).toEqual(["Part", "Not now"]);
  expect(content).toContain(body("Han", "Teil "));
});

test.each(["", "\uFEFF"])("a document that is a single file is read like a package", (mark) => {
  const file = (language: string, title: string, ...[text = "", cell = ""]: string[]) =>
    `${mark}<?xml version="1.0"?>\n<office:document office:mimetype="${type}"><office:meta><dc:title>${title}</dc:title></office:meta><office:styles><style:default-style style:family="paragraph"><style:text-properties fo:language="${language}" fo:country="none"/></style:default-style></office:styles><office:body><text:p>${text}<text:s/></text:p><draw:image><office:binary-data>QUJD</office:binary-data></draw:image><table:table-cell><text:p>${cell}</text:p></table:table-cell></office:body></office:document>`;
  const filter = findFilter("a.fodt") ?? expect.fail();
  const options = { documentProperties: true };
  const settings = settingsFor(filter, { sourceLanguage: "en", targetLanguage: "de", options });
  const { segments, merge } = filter.extract(Buffer.from(file("en", "Plan", "One &amp; two", "Cell")), settings);
  expect(segments.map(({ source }) => source)).toEqual(["Plan", "One & two", "Cell"]);
  const written = Buffer.from(merge(["Plan A", "Eins & zwei", "Zelle"])).toString();
  expect(written).toBe(file("de", "Plan A", "Eins &amp; zwei", "Zelle"));
});

test("tips of links and fields, and entries of indexes, are texts", () => {
  const body = (tip: string, link: string, entry: string, key: string, rest: string, field: string) =>
    `<text:p><text:a xlink:href="a" office:title="${tip}">${link}</text:a> <text:toc-mark text:string-value="${entry}"/><text:user-index-mark text:string-value="${entry}"/><text:alphabetical-index-mark-start text:id="i" text:key1="${key}"/>${rest}<text:alphabetical-index-mark-end text:id="i"/></text:p><office:forms><form:textarea form:title="${field}"/></office:forms>`;
  const file = packFiles(body("Tip", "Link", "Entry", "Key", "rest", "Field"));
  const marks = (rest: string) => `<x id="2"/><x id="3"/><x id="4"/>${rest}`;
  const targets = [`<g id="1">Verweis</g> ${marks("übrig")}`, "Hinweis", "Eintrag", "Eintrag", "Wort", "Feld"];
  const { sources, content } = translate(odt, file, targets);
  expect(sources).toEqual([`<g id="1">Link</g> ${marks("rest")}`, "Tip", "Entry", "Entry", "Key", "Field"]);
  expect(content).toContain(body("Hinweis", "Verweis", "Eintrag", "Wort", "übrig", "Feld"));
});
