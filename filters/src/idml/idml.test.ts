import { strFromU8, strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import type { OptionValues } from "../options.ts";
import { ZipArchive } from "../zip/archive.ts";
import { idml } from "./index.ts";

type Entries = Readonly<Record<string, string>>;

const storyOf = (id: string, content: string) =>
  `<idPkg:Story xmlns:idPkg="x"><Story Self="${id}">${content}</Story></idPkg:Story>`;
const paragraph = (content: string) => `<ParagraphStyleRange>${content}</ParagraphStyleRange>`;
const text = (content: string) => `<Content>${content}</Content>`;
const plain = (content: string) => `<CharacterStyleRange Style="n">${content}</CharacterStyleRange>`;
const bold = (content: string) => `<CharacterStyleRange Style="b"><Properties/>${content}</CharacterStyleRange>`;
const link = (content: string) => `<HyperlinkTextSource Self="h">${content}</HyperlinkTextSource>`;
const change = (type: string, content: string) => `<Change ChangeType="${type}">${content}</Change>`;

function buildPackage(entries: Entries): Uint8Array {
  const all = { "designmap.xml": '<Document><Story src="Stories/a.xml"/></Document>', ...entries };
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, file]) => [name, strToU8(file)])));
}

function extract(entries: Entries, options: OptionValues = {}, sourceLanguage = "en") {
  return idml.extract(buildPackage(entries), settingsFor(idml, { sourceLanguage, options }));
}
const listSources = (entries: Entries, options?: OptionValues) =>
  extract(entries, options).segments.map(({ source }) => source);

/** The content of a story with these targets. */
function translate(content: string, targets: (string | undefined)[], sourceLanguage?: string): string {
  const merged = extract({ "Stories/a.xml": storyOf("a", content) }, {}, sourceLanguage).merge(targets);
  const story = strFromU8(new ZipArchive(merged).read("Stories/a.xml") as Uint8Array);
  return story.replace(/^.*?<Story Self="a">/, "").replace(/<\/Story>.*$/, "");
}

describe("a paragraph is written", () => {
  test("between the tags it has when it is of one style", () => {
    const content = paragraph(`\n  ${plain(`\n    ${text("One")}\n    <Br />\n    ${text("Two")}\n`)}`);
    expect(translate(content, ["Eins & <", "Zwei"])).toBe(
      content.replace("One", "Eins &amp; &lt;").replace("Two", "Zwei"),
    );
  });

  test("with its styles where the translation has them", () => {
    const content = paragraph(plain(text("A ")) + bold(text("b")) + plain(`${text(" c")}<Br/>`));
    expect(translate(content, ['C <g id="1">B</g> a'])).toBe(
      paragraph(plain(text("C ")) + bold(text("B")) + plain(`${text(" a")}<Br/>`)),
    );
  });

  test("with each hyperlink once, outside of the styles in it", () => {
    const content = paragraph(link(plain(text("a")) + bold(text("b"))) + plain(text(" c")));
    expect(translate(content, ['C <g id="1"><g id="2">B</g> A</g>'])).toBe(
      paragraph(plain(text("C ")) + link(bold(text("B")) + plain(text(" A"))) + plain(text(""))),
    );
  });

  test("with a style that the translation moves into a hyperlink", () => {
    const content = paragraph(plain(text("a ") + link(text("b")) + text(" c ")) + bold(text("d")));
    expect(translate(content, ['<g id="1">B <g id="2">D</g></g> A'])).toBe(
      paragraph(plain(text("")) + link(plain(text("B ")) + bold(text("D"))) + plain(text(" A"))),
    );
  });

  test("with page numbers inside and objects outside of its text", () => {
    const content = paragraph(plain(`${text("On <?ACE 18?> a")}<TextFrame Self="f"/>${text("b")}`));
    expect(translate(content, ['<x id="2"/>B <x id="1"/>'])).toBe(
      paragraph(plain(`${text("")}<TextFrame Self="f"/>${text("B <?ACE 18?>")}`)),
    );
  });

  test("with tables and footnotes changed instead, whether it changes or not", () => {
    const note = (content: string) => `<Footnote>${paragraph(plain(text(`<?ACE 4?> ${content}`)))}</Footnote>`;
    const content = paragraph(plain(`${text("One")}${note("remark")}${text(" more")}`));
    expect(translate(content, [undefined, "Notiz"])).toBe(content.replace("remark", "Notiz"));
    expect(translate(content, ['Eins<x id="1"/> mehr', "Notiz"])).toBe(
      content.replace("remark", "Notiz").replace("One", "Eins").replace("more", "mehr"),
    );
    const table = paragraph(
      plain(`<Table><Cell>${paragraph(plain(text("Cell") + note("remark")))}</Cell></Table><Br/>`),
    );
    expect(translate(table, ['Zelle<x id="1"/>', "Notiz"])).toBe(
      table.replace("Cell</", "Zelle</").replace("remark", "Notiz"),
    );
  });

  test("outside of any style range as well", () => {
    const content = paragraph(text("Three") + bold(text(" two")));
    expect(translate(content, ['<g id="1">zwei</g> drei'])).toBe(
      paragraph(text("") + bold(text("zwei")) + text(" drei")),
    );
  });
});

test("a hyperlink over two paragraphs encloses a part of each", () => {
  const content = paragraph(plain(text("a ") + link(`${text("b")}<Br/>${text("c")}`) + text(" d")));
  expect(listSources({ "Stories/a.xml": storyOf("a", content) })).toEqual(["a", "b", "c", "d"]);
  expect(translate(content, ["A", "B", "C", "D"])).toBe(
    content.replace(/>([a-d ]+)</g, (match) => match.toUpperCase()),
  );
});

test("a forced line break is a tag, written as it was", () => {
  for (const mark of ["\u2028", "&#x2028;"]) {
    const content = (one: string, two: string) => paragraph(plain(text(`${one}${mark}${two}`)));
    expect(listSources({ "Stories/a.xml": storyOf("a", content("Wet", "deck")) })).toEqual(['Wet<x id="1"/>deck']);
    expect(translate(content("Wet", "deck"), ['Nasses<x id="1"/>Deck'])).toBe(content("Nasses", "Deck"));
  }
});

test("a translation drops readings of signs", () => {
  const ruby = plain(text("漢")).replace(">", ' RubyFlag="true" RubyString="かん" RubyType="GroupRuby">');
  for (const content of [ruby + plain(text("を読む")), plain(text("読む")) + ruby, ruby]) {
    const merged = translate(paragraph(content), ["Zeichen lesen"], "ja");
    expect(merged).toBe(paragraph(plain(text("Zeichen lesen"))));
    expect(translate(paragraph(content) + paragraph(plain(text("b"))), [undefined, "B"], "ja")).toContain(content);
  }
});

test("inserted text is text, deleted text is none", () => {
  const content = paragraph(plain(text("a") + change("InsertedText", text(" b")) + change("DeletedText", text(" c"))));
  expect(listSources({ "Stories/a.xml": storyOf("a", content) })).toEqual(['a<g id="1"> b</g>']);
});

test("an endnote is text, in one style or in several, and the mark that refers to it a character", () => {
  const endnote = (content: string) => `<EndnoteRange Self="r">${content}</EndnoteRange>`;
  const number = "\uFEFF<?ACE 4?> ";
  const content =
    paragraph(plain(`${text("a")}<Endnote Self="e" EndnoteTextRange="r"/>${text(" b.")}`)) +
    paragraph(plain(`${endnote(text(`${number}c\uFEFF`))}<Br/>`)) +
    paragraph(endnote(plain(text(`${number}d `)) + bold(text("e"))) + plain("<Br/>")) +
    paragraph(plain(endnote(`${text(`${number}f`)}<Br/>${text("g\uFEFF")}`)));
  expect(listSources({ "Stories/a.xml": storyOf("a", content) })).toEqual([
    'a<x id="1"/> b.',
    "c",
    'd <g id="1">e</g>',
    "f",
    "g",
  ]);
  expect(translate(content, ['A<x id="1"/> B.', "C", 'D <g id="1">E</g>', "F", "G"])).toBe(
    content.replace(/(?<=[> ])([a-g])(?= ?[<.\uFEFF])/g, (letter) => letter.toUpperCase()),
  );
});

describe("by option", () => {
  const note = `<Note>${paragraph(plain(text("Note")))}</Note>`;
  const hidden = (content: string) => `<HiddenText>${content}</HiddenText>`;
  const entries = {
    "designmap.xml":
      '<Document><Layer Self="l" Visible="false"/><MasterSpread src="m.xml"/><Spread src="s.xml"/>' +
      '<Story src="a.xml"/><Story src="b.xml"/><Story src="c.xml"/><Story src="d.xml"/><Story src="e.xml"/></Document>',
    "m.xml": '<MasterSpread><TextFrame ParentStory="a"/></MasterSpread>',
    "s.xml":
      '<Spread><Group ItemLayer="l"><TextFrame ParentStory="b"/></Group><TextFrame ParentStory="c" Visible="false"/>' +
      '<TextFrame ParentStory="d" Visible="false"/><TextFrame ParentStory="d"/></Spread>',
    "a.xml": storyOf("a", paragraph(plain(text("Master") + note))),
    "e.xml": storyOf(
      "e",
      hidden(paragraph(plain(text("Winter")))) + paragraph(plain(hidden(paragraph(text("Sunday"))) + text("Always"))),
    ),
    "b.xml": storyOf("b", paragraph(plain(text("Layer")))),
    "c.xml": storyOf("c", paragraph(plain(text("Frame")))),
    "d.xml": storyOf("d", paragraph(plain(text("Shown")))),
  };

  test.each([
    [{}, ["Master", "Shown", "Always"]],
    [{ masterSpreads: false }, ["Shown", "Always"]],
    [{ hiddenLayers: true }, ["Master", "Layer", "Frame", "Shown", "Winter", "Always", "Sunday"]],
    [{ notes: true }, ["Master", "Note", "Shown", "Always"]],
  ])("%j gives %j", (options, sources) => expect(listSources(entries, options)).toEqual(sources));
});

const oneStory = { "designmap.xml": '<Document><Story src="a.xml"/></Document>' };

test.each([
  ["not an IDML package: it has no designmap.xml", {}],
  ["an entry is missing (a.xml)", oneStory],
  ["an entry is missing (etc/passwd)", { "designmap.xml": '<Document><Story src="../../etc/passwd"/></Document>' }],
  ["an element is closed with a different name at line 2, column 4 (a.xml)", { ...oneStory, "a.xml": "<a>\n<b></a>" }],
  [
    "a DOCTYPE that declares entities (replace them with their texts) at line 1, column 1 (a.xml)",
    { ...oneStory, "a.xml": '<!DOCTYPE a [<!ENTITY b "c">]><a/>' },
  ],
  ["elements nested deeper than 1000 at line 1", { ...oneStory, "a.xml": "<a>".repeat(100_000) }],
])("%s", (message, entries: Entries) => {
  const files = Object.entries({ mimetype: "application/vnd.adobe.indesign-idml-package", ...entries });
  const file = zipSync(Object.fromEntries(files.map(([name, content]) => [name, strToU8(content)])));
  expect(() => idml.extract(file, settingsFor(idml, { sourceLanguage: "en" }))).toThrow(
    `File extraction error: ${message}`,
  );
});

test("texts of hidden and deleted objects in a story are left out, unless hidden ones are chosen", () => {
  const picture = (value: string, facts = "") =>
    `<Rectangle${facts}><ObjectExportOption CustomAltText="${value}"/></Rectangle>`;
  const objects = [
    picture("a"),
    picture("b", ' Visible="false"'),
    picture("c", ' ItemLayer="h"'),
    `<Group>${picture("d", ' Visible="false"')}${picture("e")}</Group>`,
    change("DeletedText", picture("f")),
    `<Note>${picture("g")}</Note>`,
    `<HiddenText>${paragraph(plain(picture("h")))}</HiddenText>`,
  ];
  const entries = {
    "designmap.xml":
      '<Document><Layer Self="h" Visible="false"/><Story src="Stories/a.xml"/><Spread src="s.xml"/><Bookmark Name="j"><Bookmark Name="k"/></Bookmark></Document>',
    "s.xml": `<Spread>${picture("i", ' Visible="false"')}</Spread>`,
    "Stories/a.xml": storyOf("a", paragraph(plain(objects.join("")))),
  };
  expect(listSources(entries)).toEqual([..."aejk"]);
  expect(listSources(entries, { hiddenLayers: true })).toEqual([..."abcdehijk"]);
});

test("texts outside of stories are translated: of objects, bookmarks, topics, sections and variables", () => {
  const alt = (value: string) => `<Rectangle><ObjectExportOption CustomAltText="${value}"/></Rectangle>`;
  const variable = (value: string) =>
    `<CustomTextVariablePreference><Properties><Contents type="string">${value}</Contents></Properties></CustomTextVariablePreference>`;
  const build = (of: (value: string) => string): Entries => ({
    "designmap.xml": `<Document><constructor/>${variable(of("f"))}<Section Name="a" Marker="${of("g")}"/><Story src="Stories/a.xml"/><Spread src="a.xml"/><Bookmark Name="${of("h")}"/><Topic Name="${of("i")}"/></Document>`,
    "a.xml": `<Spread><constructor/>${alt(of("d"))}${alt("$ID/")}<Group>${alt(of("e"))}</Group><Group Visible="false">${alt("no")}</Group></Spread>`,
    "Stories/a.xml": storyOf("a", paragraph(plain(text(of("b")) + alt(of("c &lt;")) + text(of("b"))))),
  });
  const { segments, merge } = extract(build((value) => value));
  const sources = ['b<x id="1"/>b', "c <", ..."defghi"];
  expect(segments.map(({ source }) => source)).toEqual(sources);
  const archive = new ZipArchive(merge(sources.map((source) => `&${source.replace(">b", ">&b")}`)));
  const expected = build((value) => `&amp;${value}`);
  for (const [name, file] of Object.entries(expected)) expect(strFromU8(archive.read(name) as Uint8Array)).toBe(file);
});

test("a variable's text is translated wherever the document repeats it, and the texts around others", () => {
  const build = (value: string, before: string, page: string): Entries => ({
    "designmap.xml": `<Document><TextVariable Self="v1"><CustomTextVariablePreference><Properties><Contents type="string">${value}</Contents></Properties></CustomTextVariablePreference></TextVariable><TextVariable Self="v2"><PageNumberVariablePreference TextBefore="${before}" TextAfter=""/></TextVariable><Story src="Stories/a.xml"/></Document>`,
    "Stories/a.xml": storyOf(
      "a",
      paragraph(
        plain(
          `${text(page)}<TextVariableInstance ResultText="${value}" AssociatedTextVariable="v1"/><TextVariableInstance ResultText="4" AssociatedTextVariable="v2"/>`,
        ),
      ),
    ),
  });
  const { segments, merge } = extract(build("Draft", "Page ", "On "));
  expect(segments.map(({ source }) => source)).toEqual(['On <x id="1"/><x id="2"/>', "Draft", "Page"]);
  for (const [target, written] of [["A & <b>", "A &amp; &lt;b&gt;"] as const, [undefined, "Draft"] as const]) {
    const archive = new ZipArchive(merge(['Auf <x id="1"/><x id="2"/>', target, "Seite"]));
    for (const [name, file] of Object.entries(build(written, "Seite ", "Auf ")))
      expect(strFromU8(archive.read(name) as Uint8Array)).toBe(file);
  }
});

test("the labels of lists are texts, and their numbers and tabs are tags, as are titles of contents in use", () => {
  const numbered = (tag: string, value: string, content = "") =>
    `<${tag} NumberingExpression="${value}">${content}</${tag}>`;
  const build = (step: string, figure: string, title: string): Entries => ({
    "Resources/Styles.xml": `<Styles><ParagraphStyle NumberingExpression="^#.^t"/>${numbered("ParagraphStyle", `${step} ^#:`)}<TOCStyle Self="T/Unused" Title="Index"/><TOCStyle Self="T/Long" Title="${title}"/></Styles>`,
    "Stories/a.xml": storyOf("a", numbered("ParagraphStyleRange", `${figure} ^H.^#^t`, plain(text("")))).replace(
      'Self="a"',
      'Self="a" AppliedTOCStyle="T/Long"',
    ),
  });
  const { segments, merge } = extract(build("Step", "Figure", "Contents"));
  expect(segments.map(({ source }) => source)).toEqual([
    'Figure <x id="1"/>.<x id="2"/><x id="3"/>',
    'Step <x id="1"/>:',
    "Contents",
  ]);
  const archive = new ZipArchive(merge(['Bild <x id="1"/>.<x id="2"/><x id="3"/>', 'Schritt <x id="1"/>:', "Inhalt"]));
  const expected = build("Schritt", "Bild", "Inhalt");
  for (const [name, file] of Object.entries(expected)) expect(strFromU8(archive.read(name) as Uint8Array)).toBe(file);
});
