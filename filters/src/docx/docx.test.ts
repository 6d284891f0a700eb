import { describe, expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import type { OptionValues } from "../options.ts";
import { packFiles, unpackFiles } from "../testing/ooxml-files.ts";
import { docx } from "./index.ts";

const declarations =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
const documentOf = (body: string) => `<w:document ${declarations}><w:body>${body}</w:body></w:document>`;
const main = "word/document.xml";

function extract(body: string, options: OptionValues = {}) {
  const file = packFiles({ [main]: documentOf(body) }, [["", "officeDocument", main]]);
  return docx.extract(file, settingsFor(docx, { sourceLanguage: "en", options }));
}

const sources = (body: string, options?: OptionValues) => extract(body, options).segments.map(({ source }) => source);

/** The body with these translations. */
function translate(body: string, ...targets: (string | undefined)[]): string {
  const text = unpackFiles(extract(body).merge(targets))[main] ?? "";
  return text.slice(documentOf("").indexOf("<w:body>") + "<w:body>".length, -"</w:body></w:document>".length);
}

const run = (text: string, properties = "") =>
  `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ""}>${text}</w:t></w:r>`;
const paragraph = (...content: string[]) => `<w:p>${content.join("")}</w:p>`;
const field = (instruction: string, result: string) =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r>` +
  `<w:r><w:fldChar w:fldCharType="separate"/></w:r>${result}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;

test("runs that differ in revision, spelling and language alone are one text", () => {
  const body =
    '<w:p w:rsidR="00A1"><w:pPr><w:jc w:val="left"/></w:pPr><w:r w:rsidR="00A2"><w:t xml:space="preserve">The </w:t></w:r>' +
    '<w:proofErr w:type="spellStart"/><w:r w:rsidR="00A3"><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t>ferr</w:t></w:r>' +
    '<w:r><w:rPr><w:noProof/></w:rPr><w:lastRenderedPageBreak/><w:t>y</w:t></w:r><w:proofErr w:type="spellEnd"/>' +
    '<w:r><w:t xml:space="preserve"> leaves.</w:t></w:r></w:p>';
  expect(sources(body)).toEqual(["The ferry leaves."]);
  expect(translate(body, "Die Fähre legt ab.")).toBe(
    '<w:p w:rsidR="00A1"><w:pPr><w:jc w:val="left"/></w:pPr><w:r><w:t>Die Fähre legt ab.</w:t></w:r></w:p>',
  );
});

test("elements named like properties of objects stay unchanged", () => {
  const other = '<constructor a="b">c</constructor><toString/><__proto__>d</__proto__>';
  expect(translate(other + paragraph(run("one"), other), "Eins")).toBe(other + paragraph(run("Eins"), other));
});

test("the label of a button is a text in the instruction of its field", () => {
  const button = (label: string, name = "MACROBUTTON") =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name}  NoMacro ${label} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = (text: string, label: string) => paragraph(run(text), button(label));
  expect(sources(body("To: ", "[Click &amp; type]"))).toEqual(["To:", "[Click & type]"]);
  expect(translate(body("To:", "[Click]"), "An:", "[A & b]")).toBe(body("An:", "[A &amp; b]"));
  expect(sources(paragraph(run("To:"), button("Click", "PAGE")))).toEqual(["To:"]);
  expect(sources(paragraph(button("Click \\* MERGEFORMAT")))).toEqual(["Click"]);
  const inPieces = button("[Click</w:instrText></w:r><w:r><w:instrText> here]");
  expect(sources(paragraph(run("To:"), inPieces))).toEqual(["To:"]);
  expect(extract(paragraph(run("To:"), inPieces)).note).toContain("MACROBUTTON");
});

test("the tip of a link is a text in the instruction of its field", () => {
  const link = (tip: string, text: string) =>
    field(`HYPERLINK "https://harbour.example" \\l "plan" \\o "${tip}" \\t "_blank"`, run(text));
  const file = paragraph(run("See "), link("All plans", "the plan"));
  const { segments, note } = extract(file);
  expect(segments.map(({ source }) => source)).toEqual(['See <g id="1">the plan</g>', "All plans"]);
  expect(note).toBeUndefined();
  expect(translate(file, 'Siehe <g id="1">den Plan</g>', 'Alle "Pläne"')).toBe(
    paragraph(run("Siehe "), link('Alle \\"Pläne\\"', "den Plan")),
  );
});

test("entries of an index or of contents are texts, unless they are in several pieces", () => {
  const entry = (...pieces: string[]) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${pieces.map((each) => `<w:r><w:instrText>${each}</w:instrText></w:r>`).join("")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = (text: string, ...[main, sub, see, title]: string[]) =>
    paragraph(
      run(text),
      entry(` XE "${main}:${sub}" \\r "Mark" \\f "ab"`),
      entry(' XE "', `${main}`, '" '),
      entry(` XE &quot;${sub}&quot; \\t "${see}" `),
      entry(` TC "${title}" \\l 1 `),
    );
  const file = body("One", "Boats", "small", "See ships", "Time: now");
  expect(sources(file)).toEqual(["One", "Boats", "small", "Boats", "small", "See ships", "Time: now"]);
  expect(translate(file, "Eins", 'A "b"', "c: d", 'A "b"', "c: d", "e: f", "g: h")).toBe(
    body("Eins", String.raw`A \"b\"`, String.raw`c\: d`, String.raw`e\: f`, "g: h"),
  );
  const escaped = (level: string, key = "") => paragraph(run("One"), entry(` XE "${level}${key}:b\\\\:c" `));
  expect(sources(escaped('a \\"d\\" \\; e', ";key"))).toEqual(["One", 'a "d" ; e', "b\\", "c"]);
  expect(translate(escaped("a", ";key"), "One", 'f "g": h; i', "b\\", "c")).toBe(escaped('f \\"g\\"\\: h\\; i'));
  const inPieces = paragraph(run("One"), entry(' XE "', "Bo", "ats", '" '), entry("PAGE"));
  expect(sources(inPieces)).toEqual(["One"]);
  expect(extract(inPieces).note).toBe("The text in the instructions of these fields wasn't translated: XE.");
});

test.each([
  ['IF 1 = 1 "Too late" "In time"', "IF"],
  ["QUOTE “Too late”", "QUOTE"],
  ['FILLIN "Your name?" \\d "Joe"', "FILLIN"],
  ['MERGEFIELD Name \\b "Dear "', "MERGEFIELD"],
  ['HYPERLINK "https://harbour.example" \\o "See “the” \\"plan\\""', "HYPERLINK"],
  ['SET total "12"', undefined],
  ['HYPERLINK "https://harbour.example"', undefined],
  ['MERGEFIELD "First name"', undefined],
])("a note names fields with text in their instruction: %s", (instruction, name) => {
  const simple = `<w:fldSimple w:instr="${instruction.replaceAll('"', "&quot;")}">${run("a")}</w:fldSimple>`;
  for (const each of [field(instruction, run("a")), simple])
    expect(extract(paragraph(run("one"), each)).note).toBe(
      name && `The text in the instructions of these fields wasn't translated: ${name}.`,
    );
});

test("blanks at the edges of a text count only where the file keeps them", () => {
  expect(sources(paragraph("<w:r><w:t> a </w:t></w:r>", run(" b "), run("c")))).toEqual(["a b c"]);
  expect(sources("<w:p><w:r><w:t>One\n  two</w:t></w:r></w:p>")).toEqual(["One   two"]);
});

test("the format of most of the text is the paragraph's, others are pairs", () => {
  const body = paragraph(run("Note: ", "<w:b/>"), run("mind the "), run("gap", "<w:i/>"), run("!"));
  expect(sources(body)).toEqual(['<g id="1">Note: </g>mind the <g id="2">gap</g>!']);
  expect(translate(body, '<g id="2">Lücke</g> beachten, <g id="1">Hinweis</g>!')).toBe(
    paragraph(run("Lücke", "<w:i/>"), run(" beachten, "), run("Hinweis", "<w:b/>"), run("!")),
  );
});

test("a blank in another format is no pair unless one sees it", () => {
  expect(sources(paragraph(run("one"), run(" ", "<w:b/>"), run("two")))).toEqual(["one two"]);
  expect(sources(paragraph(run("one"), run(" ", '<w:u w:val="single"/>'), run("two")))).toEqual([
    'one<g id="1"> </g>two',
  ]);
});

test("a link is a pair with a format of its own, wherever it is", () => {
  const link = (text: string) =>
    `<w:hyperlink w:anchor="a">${run(text, '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink>`;
  const body = paragraph(run("See ", "<w:b/>"), link("the timetable"), run(" of today, please", "<w:b/>"));
  expect(sources(body)).toEqual(['See <g id="1">the timetable</g> of today, please']);
  expect(translate(body, '<g id="1">Fahrplan</g> ansehen')).toBe(
    paragraph(link("Fahrplan"), run(" ansehen", "<w:b/>")),
  );
});

test("fields of links and contents hold text, the others are one tag", () => {
  const link = paragraph(run("See "), field('HYPERLINK "https://example.com"', run("this page")), run("."));
  expect(sources(link)).toEqual(['See <g id="1">this page</g>.']);
  expect(translate(link, 'Siehe <g id="1">hier</g>.')).toBe(
    paragraph(run("Siehe "), field('HYPERLINK "https://example.com"', run("hier")), run(".")),
  );
  const pages = paragraph(run("Page "), field("PAGE", run("3")), run(" of "), field("NUMPAGES", run("9")));
  expect(sources(pages)).toEqual(['Page <x id="1"/> of <x id="2"/>']);
  expect(translate(pages, 'Von <x id="2"/> Seiten <x id="1"/>')).toBe(
    paragraph(run("Von "), field("NUMPAGES", run("9")), run(" Seiten "), field("PAGE", run("3"))),
  );
  expect(extract(pages, { fields: ["page"] }).segments.map(({ source }) => source)).toEqual([
    'Page <g id="1">3</g> of <x id="2"/>',
  ]);
});

test("the text of a reference is translated, and its number is one tag", () => {
  const body = (see: string, text: string) =>
    paragraph(run(see), field("REF _Ref1 \\h", run(text)), run(" "), field("REF _Ref1 \\r \\h", run("2.1")));
  expect(sources(body("See ", "Arrival"))).toEqual(['See <g id="1">Arrival</g> <x id="2"/>']);
  expect(translate(body("See ", "Arrival"), 'Siehe <g id="1">Ankunft</g> <x id="2"/>')).toBe(body("Siehe ", "Ankunft"));
});

test("a simple field is one tag, a simple link a pair", () => {
  const simple = (instruction: string) =>
    paragraph(run("At "), `<w:fldSimple w:instr=" ${instruction} ">${run("noon")}</w:fldSimple>`, run(" sharp"));
  expect(sources(simple("TIME"))).toEqual(['At <x id="1"/> sharp']);
  expect(sources(simple("HYPERLINK x"))).toEqual(['At <g id="1">noon</g> sharp']);
});

test("an entry of a table of contents is its heading", () => {
  const start =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC \\o</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  const entry = (text: string) =>
    `<w:hyperlink w:anchor="_Toc1">${run(text)}<w:r><w:tab/></w:r>${field("PAGEREF _Toc1", run("1"))}</w:hyperlink>`;
  expect(sources(paragraph(start, entry("Arrival")) + paragraph(entry("Departure")))).toEqual(["Arrival", "Departure"]);
});

test("bookmarks, tabs and pictures at the edges of a text stay outside of it", () => {
  const body = paragraph(
    '<w:bookmarkStart w:id="0" w:name="_Toc1"/>',
    "<w:r><w:tab/><w:t>Arrival</w:t></w:r>",
    '<w:bookmarkEnd w:id="0"/>',
    "<w:r><w:drawing/></w:r>",
  );
  expect(sources(body)).toEqual(["Arrival"]);
  expect(translate(body, "Ankunft")).toBe(body.replace("Arrival", "Ankunft"));
});

test("ranges inside a text are pairs unless they cross", () => {
  const range = (id: number, location: string) => `<w:bookmark${location} w:id="${id}"/>`;
  expect(sources(paragraph(run("a "), range(1, "Start"), run("b"), range(1, "End"), run(" c")))).toEqual([
    'a <g id="1">b</g> c',
  ]);
  const crossing = [
    range(1, "Start"),
    run("b "),
    range(2, "Start"),
    run("c"),
    range(1, "End"),
    run(" d"),
    range(2, "End"),
  ];
  expect(sources(paragraph(run("a "), ...crossing, run(" e")))).toEqual([
    'a <g id="1">b <x id="2"/>c</g> d<x id="3"/> e',
  ]);
});

test("breaks, notes and hyphens keep their positions", () => {
  const note = '<w:r><w:rPr><w:rStyle w:val="Sup"/></w:rPr><w:footnoteReference w:id="2"/></w:r>';
  const body = paragraph(
    "<w:r><w:t>Mind</w:t><w:br/><w:t>the e</w:t><w:noBreakHyphen/><w:t>mail</w:t></w:r>",
    note,
    run(" and go."),
    note,
  );
  expect(sources(body)).toEqual(['Mind<x id="1"/>the e\u2011mail<x id="2"/> and go.']);
  expect(translate(body, 'Los <x id="1"/>und E\u2011Mail<x id="2"/>.')).toBe(
    paragraph(
      '<w:r><w:t xml:space="preserve">Los </w:t><w:br/><w:t>und E</w:t><w:noBreakHyphen/><w:t>Mail</w:t></w:r>',
      note,
      run("."),
      note,
    ),
  );
});

test("inserted text is translated, deleted and moved text stays", () => {
  const body = paragraph(
    run("We "),
    `<w:del w:id="1"><w:r><w:delText>never</w:delText></w:r></w:del><w:ins w:id="2">${run("always")}</w:ins>`,
    run(" sail"),
    `<w:moveFrom w:id="3">${run(" east")}</w:moveFrom>`,
    run("."),
  );
  expect(sources(body)).toEqual(['We <x id="1"/><g id="2">always</g> sail<x id="3"/>.']);
});

test("hidden text and formulas are tags", () => {
  expect(sources(paragraph(run("a "), run("secret", "<w:vanish/>"), run("b")))).toEqual(['a <x id="1"/>b']);
  expect(sources(paragraph(run("a "), run("open", '<w:vanish w:val="0"/>'), run(" b")))).toEqual([
    'a <g id="1">open</g> b',
  ]);
  expect(sources(paragraph("<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>", run(" is a number")))).toEqual([
    '<x id="1"/> is a number',
  ]);
});

test("a content control around a whole text is no tag, one inside is one pair", () => {
  const control = (content: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="A"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  expect(sources(control(paragraph(run("Block"))))).toEqual(["Block"]);
  const body = paragraph(run("Dear "), control(run("customer")), run("!"));
  expect(sources(body)).toEqual(['Dear <g id="1">customer</g>!']);
  expect(translate(body, 'Sehr geehrter <g id="1">Kunde</g>!')).toBe(
    paragraph(run("Sehr geehrter "), control(run("Kunde")), run("!")),
  );
});

test("a text box is read once and written in both of its forms", () => {
  const box = (text: string, anchor = "") =>
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${anchor}<w:txbxContent>${text}</w:txbxContent></w:drawing></mc:Choice>` +
    `<mc:Fallback><w:pict><w:txbxContent>${text}</w:txbxContent></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
  const body = paragraph(run("Around"), box(paragraph(run("In "), run("it", "<w:b/>"))));
  expect(sources(body)).toEqual(["Around", 'In <g id="1">it</g>']);
  expect(translate(body, undefined, '<g id="1">Drin</g>')).toBe(
    paragraph(run("Around"), box(paragraph(run("Drin", "<w:b/>")))),
  );
  expect(translate(body, "Herum", '<g id="1">Drin</g>')).toBe(
    paragraph(run("Herum"), box(paragraph(run("Drin", "<w:b/>")))),
  );
  const nested = paragraph(box(paragraph(run("Outer"), box(paragraph(run("Inner"))))));
  expect(sources(nested)).toEqual(["Outer", "Inner"]);
  expect(translate(nested, "Außen", "Innen").match(/Außen|Innen|Outer|Inner/g)).toEqual([
    "Außen",
    "Innen",
    "Innen",
    "Außen",
    "Innen",
    "Innen",
  ]);
});

test("descriptions of pictures are translated unless the options say no", () => {
  const body = paragraph(
    '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="P" descr="A &quot;ship&quot;"/></wp:inline></w:drawing></w:r>',
  );
  expect(sources(body)).toEqual(['A "ship"']);
  expect(translate(body, 'Ein "Schiff" & < 3')).toContain('descr="Ein &quot;Schiff&quot; &amp; &lt; 3"');
  expect(() => sources(body, { altText: false })).toThrow("No translatable content");
});

test("text that reads as a tag is a code", () => {
  const body = paragraph(run("Type &lt;b&gt; here"));
  expect(sources(body)).toEqual(['Type <x id="1"/> here']);
  expect(translate(body, 'Hier <x id="1"/> eingeben')).toBe(paragraph(run("Hier &lt;b&gt; eingeben")));
});

test("one sentence of a paragraph can be translated alone", () => {
  const body = paragraph(run("One "), run("sentence", "<w:b/>"), run(". Another one."));
  expect(translate(body, undefined, "Noch einer.")).toBe(
    paragraph(run("One "), run("sentence", "<w:b/>"), run(". Noch einer.")),
  );
});

test("any prefix and the strict namespace are read and written", () => {
  const text =
    '<n:document xmlns:n="http://purl.oclc.org/ooxml/wordprocessingml/main"><n:body><n:p><n:r><n:rPr><n:b/></n:rPr><n:t>One</n:t></n:r></n:p></n:body></n:document>';
  const file = packFiles({ [main]: text }, [["", "officeDocument", main]]);
  const { segments, merge } = docx.extract(file, settingsFor(docx, { sourceLanguage: "en" }));
  expect(segments).toEqual([{ source: "One" }]);
  expect(unpackFiles(merge(["Eins"]))[main]).toBe(text.replace("One", "Eins"));
});

test("all parts that hold text are read, with what they are as context", () => {
  const part = (root: string, text: string) => `<w:${root} ${declarations}>${paragraph(run(text))}</w:${root}>`;
  const entries = {
    [main]: documentOf(paragraph(run("Body"))),
    "word/header1.xml": part("hdr", "Head"),
    "word/footer1.xml": part("ftr", "Foot"),
    "word/footnotes.xml": part("footnotes", "Footnote"),
    "word/endnotes.xml": part("endnotes", "Endnote"),
    "word/comments.xml": part("comments", "Comment"),
    "word/styles.xml": `<w:styles ${declarations}><w:docDefaults><w:lang w:val="en-GB" w:eastAsia="ja-JP"/></w:docDefaults></w:styles>`,
    "docProps/core.xml":
      '<cp:coreProperties xmlns:cp="c" xmlns:dc="d"><dc:title>Title</dc:title><dc:creator>Author</dc:creator></cp:coreProperties>',
  };
  const file = packFiles(entries, [
    ["", "core-properties", "docProps/core.xml"],
    ["", "officeDocument", main],
    [main, "comments", "word/comments.xml"],
    [main, "endnotes", "word/endnotes.xml"],
    [main, "footnotes", "word/footnotes.xml"],
    [main, "footer", "word/footer1.xml"],
    [main, "header", "word/header1.xml"],
    [main, "styles", "word/styles.xml"],
  ]);
  const settings = settingsFor(docx, {
    sourceLanguage: "en",
    targetLanguage: "de",
    options: { documentProperties: true },
  });
  const { segments, merge, sourceLanguage } = docx.extract(file, settings);
  expect(segments).toEqual([
    { source: "Body" },
    { source: "Head", context: "header" },
    { source: "Foot", context: "footer" },
    { source: "Footnote", context: "footnote" },
    { source: "Endnote", context: "endnote" },
    { source: "Comment", context: "comment" },
    { source: "Title", context: "document properties" },
  ]);
  expect(sourceLanguage).toBe("en-GB");
  const merged = unpackFiles(merge(segments.map(({ source }) => source.toUpperCase())));
  expect(merged["word/header1.xml"]).toBe(part("hdr", "HEAD"));
  expect(merged["docProps/core.xml"]).toContain("<dc:title>TITLE</dc:title><dc:creator>Author</dc:creator>");
  expect(merged["word/styles.xml"]).toContain('<w:lang w:val="de" w:eastAsia="ja-JP"/>');
  const without = settingsFor(docx, { sourceLanguage: "en", options: { comments: false } });
  expect(docx.extract(file, without).segments.map(({ source }) => source)).not.toContain("Comment");
});

test("labels of lists are texts when they have words", () => {
  const level = (label: string) => `<w:lvl><w:lvlText w:val="${label}"/></w:lvl>`;
  const numbering = (...labels: string[]) => `<w:numbering ${declarations}>${labels.map(level).join("")}</w:numbering>`;
  const name = "word/numbering.xml";
  const source = numbering("Step %1:", "%1.%2", "o", "(%3)", "");
  const file = packFiles({ [main]: documentOf(""), [name]: source }, [
    ["", "officeDocument", main],
    [main, "numbering", name],
  ]);
  const { segments, merge } = docx.extract(file, settingsFor(docx, { sourceLanguage: "en" }));
  expect(segments).toEqual([{ source: "Step %1:", context: "numbering" }]);
  expect(unpackFiles(merge(["Schritt %1:"]))[name]).toBe(source.replace("Step", "Schritt"));
});

test("texts of charts and diagrams are read, numbers and what repeats them are not", () => {
  const text = (content: string) => `<a:p><a:r><a:rPr lang="en-US" b="1" dirty="0"/><a:t>${content}</a:t></a:r></a:p>`;
  const entries = {
    [main]: documentOf(paragraph(run("Body"))),
    "word/charts/chart1.xml": `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart">${text("Passengers")}<c:strCache><c:pt><c:v>Adults</c:v></c:pt></c:strCache><c:numCache><c:formatCode>General</c:formatCode><c:pt><c:v>12</c:v></c:pt></c:numCache></c:chartSpace>`,
    "word/diagrams/data1.xml": `<dgm:dataModel>${text("Arrive")}</dgm:dataModel>`,
    "word/diagrams/drawing1.xml": `<dsp:drawing>${text("Arrive")}</dsp:drawing>`,
  };
  const file = packFiles(entries, [
    ["", "officeDocument", main],
    [main, "diagramDrawing", "word/diagrams/drawing1.xml"],
    [main, "diagramData", "word/diagrams/data1.xml"],
    [main, "chart", "word/charts/chart1.xml"],
  ]);
  const settings = settingsFor(docx, { sourceLanguage: "en", targetLanguage: "de" });
  const { segments, merge } = docx.extract(file, settings);
  expect(segments.map(({ source }) => source)).toEqual(["Body", "Passengers", "Adults", "Arrive"]);
  const merged = unpackFiles(merge([undefined, "Fahrgäste", "Erwachsene", "Ankommen"]));
  expect(merged["word/charts/chart1.xml"]).toContain('<a:rPr lang="de" b="1"/><a:t>Fahrgäste</a:t>');
  expect(merged["word/charts/chart1.xml"]).toContain("<c:v>Erwachsene</c:v>");
  expect(merged["word/diagrams/data1.xml"]).toContain("<a:t>Ankommen</a:t>");
  expect(merged["word/diagrams/drawing1.xml"]).toContain("<a:t>Ankommen</a:t>");
  expect(merged[main]).toBe(entries[main]);
});

test.each([
  ["no document", packFiles({ a: "b" }, []), "an archive without an Office document"],
  [
    "a workbook",
    packFiles({ a: "<workbook/>" }, [["", "officeDocument", "a"]]),
    "another root element than w:document at line 1, column 1 (a)",
  ],
  [
    "broken XML",
    packFiles({ [main]: documentOf("\n<w:p><w:r></w:p>") }, [["", "officeDocument", main]]),
    "an element is closed with a different name at line 2, column 11 (word/document.xml)",
  ],
  [
    "a DOCTYPE",
    packFiles({ [main]: "<!DOCTYPE a><a/>" }, [["", "officeDocument", main]]),
    "a DOCTYPE, which Office documents do not have, at line 1, column 1 (word/document.xml)",
  ],
  ["a part that is missing", packFiles({}, [["", "officeDocument", main]]), "an entry is missing (word/document.xml)"],
  [
    "deep nesting",
    packFiles({ [main]: documentOf("<w:sdt>".repeat(100_000)) }, [["", "officeDocument", main]]),
    "elements nested deeper than 1000",
  ],
])("%s is a file extraction error", (_, file, message) => {
  const run = () => docx.extract(file, settingsFor(docx, { sourceLanguage: "en" }));
  expect(run).toThrow("File extraction error");
  expect(run).toThrow(message);
});

test("a damaged entry is named", () => {
  const file = packFiles({ [main]: documentOf(paragraph(run("One ".repeat(500)))) }, [["", "officeDocument", main]]);
  const at = Buffer.from(file).indexOf(main) + main.length + 5;
  file[at] = (file[at] as number) ^ 0xff;
  expect(() => docx.extract(file, settingsFor(docx, { sourceLanguage: "en" }))).toThrow(
    "File extraction error: an entry is damaged (word/document.xml)",
  );
});

test("many codes and fields that do not end are read in a time that grows with them", () => {
  const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
  const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const tabs = "<w:r><w:tab/></w:r>".repeat(20_000);
  const deep = begin.repeat(20_000) + run("text") + end.repeat(20_000);
  expect(sources(paragraph(tabs, run("a"), tabs, begin.repeat(20_000), run("b")) + paragraph(deep, run("c")))).toEqual([
    'a<x id="1"/>b',
    "c",
  ]);
});

test("the first text of a form field is a text, unless it is a number, a date or the state of a box", () => {
  const field = (content: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>${content}</w:ffData></w:fldChar></w:r>`;
  const value = (text: string) => `<w:default w:val="${text}"/>`;
  const body = (name: string) =>
    paragraph(
      run(name),
      field(`<w:textInput>${value(name)}</w:textInput>`),
      field(`<w:textInput><w:type w:val="regular"/>${value(name)}</w:textInput>`),
      field(`<w:textInput><w:type w:val="date"/>${value("1 May")}</w:textInput>`),
      field(`<w:checkBox>${value("true")}</w:checkBox>`),
    );
  expect(sources(body("Name"))).toEqual(["Name", "Name", "Name"]);
  expect(translate(body("Name"), "A", "A", "A")).toBe(body("A"));
});

test("the words of a formula are texts", () => {
  const formula = (words: string) =>
    `<m:oMath><m:r><m:t>no</m:t></m:r><m:r><m:rPr><m:nor/></m:rPr><m:t>${words}</m:t></m:r></m:oMath>`;
  const body = (text: string, words: string) => paragraph(run(text), formula(words));
  expect(sources(body("Let ", "if wet"))).toEqual(['Let <x id="1"/>', "if wet"]);
  expect(translate(body("Let ", "if wet"), 'Sei <x id="1"/>', "A")).toBe(body("Sei ", "A"));
});

test("entries of drop-down fields are texts", () => {
  const field = (entry: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:ddList><w:listEntry w:val="${entry}"/></w:ddList></w:ffData></w:fldChar></w:r><w:r><w:instrText>FORMDROPDOWN</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = (entry: string) => paragraph(run("One "), field(entry));
  expect(sources(body("First"))).toEqual(["One", "First"]);
  expect(translate(body("First"), undefined, "A")).toBe(body("A"));
  const withHelp = body("First").replace("<w:ddList>", '<w:helpText w:type="text" w:val="Choose"/><w:ddList>');
  expect(sources(withHelp)).toEqual(["One", "Choose", "First"]);
  // The name of an AutoText entry.
  expect(sources(withHelp.replace('"text"', '"autoText"'))).toEqual(["One", "First"]);
});

test("tooltips of links, texts of lists to choose from and descriptions of tables are texts", () => {
  const table = (title: string, text: string) =>
    `<w:tbl><w:tblPr><w:tblCaption w:val="${title}"/><w:tblDescription w:val="${text}"/></w:tblPr></w:tbl>`;
  const link = (tip: string, text: string) => `<w:hyperlink r:id="rId1" w:tooltip="${tip}">${run(text)}</w:hyperlink>`;
  const list = (item: string) =>
    `<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:displayText="${item}" w:value="1"/></w:dropDownList></w:sdtPr></w:sdt>`;
  const body = (text: string[]) => {
    const [title = "", description = "", before = "", linked = "", tip = "", item = ""] = text;
    return table(title, description) + paragraph(run(before), link(tip, linked), list(item));
  };
  const inputs = ["Prices", "All prices", "See ", "the list", "Opens a page", "First"];
  expect(sources(body(inputs))).toEqual([
    "Prices",
    "All prices",
    'See <g id="1">the list</g>',
    "Opens a page",
    "First",
  ]);
  expect(translate(body(inputs), "A", "B", 'C <g id="1">D</g>', "E & F", "G")).toBe(
    body(["A", "B", "C ", "D", "E &amp; F", "G"]),
  );
  expect(translate(body(inputs), undefined, undefined, undefined, "E", undefined)).toBe(
    body([...inputs.slice(0, 4), "E", "First"]),
  );
  expect(sources(body(inputs), { altText: false })).toHaveLength(3);
});

test("descriptions of shapes of VML and of shapes in a group or canvas are texts", () => {
  const picture = (text: string) => `<pic:pic><pic:cNvPr id="3" name="n" descr="${text}"/></pic:pic>`;
  const body = (square: string, circle: string, shape: string, photo: string) =>
    paragraph(
      `<w:r><w:pict><v:group alt="${square}"><v:oval alt="${circle}"/></v:group></w:pict></w:r>`,
      `<w:r><w:drawing><wpg:wgp><wps:wsp><wps:cNvPr id="2" name="n" descr="${shape}"/></wps:wsp>${picture(photo)}</wpg:wgp></w:drawing></w:r>`,
      `<w:r><w:drawing><wpc:wpc>${picture(photo)}</wpc:wpc></w:drawing></w:r>`,
      `<w:r><w:drawing><wp:inline>${picture("A copy")}</wp:inline></w:drawing></w:r>`,
      run("Quay"),
    );
  const file = body("A square", "A circle", "A star", "A photo");
  expect(sources(file)).toEqual(["Quay", "A square", "A circle", "A star", "A photo", "A photo"]);
  expect(translate(file, undefined, "B", "C", "D", "E", "E")).toBe(body("B", "C", "D", "E"));
  expect(sources(file, { altText: false })).toEqual(["Quay"]);
});

test("placeholders of content controls are texts, and other building blocks are not", () => {
  const block = (gallery: string, text: string) =>
    `<w:docPart><w:docPartPr><w:category><w:name w:val="a"/><w:gallery w:val="${gallery}"/></w:category></w:docPartPr><w:docPartBody>${paragraph(run(text))}</w:docPartBody></w:docPart>`;
  const glossary = (text: string) =>
    `<w:glossaryDocument ${declarations}><w:docParts>${block("coverPg", "Cover")}${block("placeholder", text)}</w:docParts></w:glossaryDocument>`;
  const part = "word/glossary/document.xml";
  const header = `<w:hdr ${declarations}>${paragraph(run("Header"))}</w:hdr>`;
  const parts = { [main]: documentOf(paragraph(run("Name:"))), [part]: glossary("Click here"), "header.xml": header };
  const file = packFiles(parts, [
    ["", "officeDocument", main],
    [main, "glossaryDocument", part],
    [part, "header", "header.xml"],
  ]);
  const { segments, merge } = docx.extract(file, settingsFor(docx, { sourceLanguage: "en" }));
  expect(segments).toEqual([{ source: "Name:" }, { source: "Click here", context: "placeholder" }]);
  expect(unpackFiles(merge([undefined, "Hier klicken"]))[part]).toBe(glossary("Hier klicken"));
});

test("a note names a field with text that continues in the next paragraph", () => {
  const begin = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>';
  const text = (part: string) => `<w:r><w:instrText xml:space="preserve">${part}</w:instrText></w:r>`;
  const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const body =
    paragraph(run("Dear"), begin, text(' IF 1 = 1 "Good Sir'), text(", and")) + paragraph(text('friend" ""'), end);
  expect(extract(body).note).toBe("The text in the instructions of these fields wasn't translated: IF.");
  expect(extract(body.replace(" IF ", " TOC ")).note).toBeUndefined();
});

describe("data that content controls show", () => {
  const control = (path: string, content: string) =>
    `<w:sdt><w:sdtPr><w:dataBinding w:prefixMappings="xmlns:a='b'" w:xpath="${path}" w:storeItemID="{1}"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
  const body =
    control("/cp:coreProperties[1]/dc:title[1]", paragraph(run("Harbour guide"))) +
    control("/c:facts[1]/c:summary[1]", paragraph(run("Berths. Prices."))) +
    paragraph(run("By "), control("/c:facts[1]/c:author[1]", run("the office"))) +
    control("/c:facts[1]/c:date[1]", paragraph(run("5 May")));
  const core = (title: string) =>
    `<cp:coreProperties><dc:title>${title}</dc:title><dc:subject>Harbour guide</dc:subject></cp:coreProperties>`;
  const facts = (summary: string) =>
    `<facts><summary>${summary}</summary><author>the office</author><date>2026-05-05T00:00:00</date></facts>`;
  const file = packFiles(
    { [main]: documentOf(body), "docProps/core.xml": core("Harbour guide"), "item.xml": facts("Berths. Prices.") },
    [
      ["", "officeDocument", main],
      ["", "core-properties", "docProps/core.xml"],
      [main, "customXml", "item.xml"],
    ],
  );
  const open = (options: OptionValues = {}) => docx.extract(file, settingsFor(docx, { sourceLanguage: "en", options }));

  test("changes with the text of a paragraph", () => {
    const { segments, merge, note } = open();
    expect(segments.map(({ source }) => source)).toEqual([
      "Harbour guide",
      "Berths.",
      "Prices.",
      'By <g id="1">the office</g>',
      "5 May",
    ]);
    const entries = unpackFiles(merge(["Hafen & Meer", "Plätze.", "Preise.", undefined, undefined]));
    expect(entries["docProps/core.xml"]).toBe(core("Hafen &amp; Meer"));
    expect(entries["item.xml"]).toBe(facts("Plätze. Preise."));
    expect(note).toBe("The text in the data of these content controls wasn't translated: author.");
    expect(merge(segments.map(() => undefined))).toEqual(file);
  });

  test("stays unchanged, with a note, if its file isn't well formed", () => {
    const broken = packFiles({ [main]: documentOf(body), "item.xml": "<facts><summary></facts>" }, [
      ["", "officeDocument", main],
      [main, "customXml", "item.xml"],
    ]);
    const { note, segments } = docx.extract(broken, settingsFor(docx, { sourceLanguage: "en" }));
    expect(segments).toHaveLength(5);
    expect(note).toBe("The text in the data of these content controls wasn't translated: item.xml.");
  });

  test("is read once if the properties of the document are translated", () => {
    const { segments, merge } = open({ documentProperties: true });
    expect(segments.slice(5).map(({ source }) => source)).toEqual(["Harbour guide", "Harbour guide"]);
    const entries = unpackFiles(merge([...segments.slice(0, 5).map(() => undefined), "A", undefined]));
    expect(entries["docProps/core.xml"]).toBe(core("A"));
  });
});

test("a note names inserted documents, which aren't translated", () => {
  const file = packFiles(
    { [main]: documentOf(`<w:altChunk r:id="rId1"/>${paragraph(run("One"))}`), "word/a.html": "<p>Two</p>" },
    [
      ["", "officeDocument", main],
      [main, "aFChunk", "word/a.html"],
    ],
  );
  expect(docx.extract(file, settingsFor(docx, { sourceLanguage: "en" })).note).toBe(
    "The text in these inserted documents wasn't translated: word/a.html.",
  );
});
