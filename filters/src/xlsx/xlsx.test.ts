import { expect, test } from "vitest";
import { settingsFor } from "../filter.ts";
import { packFiles, unpackFiles } from "../testing/ooxml-files.ts";
import {
  book,
  cell,
  extract,
  main,
  merge,
  sheet,
  sheetEntry,
  strings,
  type WorkbookFile,
} from "../testing/workbooks.ts";
import { xlsx } from "./index.ts";

test("strings are read with the first cell that has them, and written in their runs", () => {
  const rich =
    '<r><t xml:space="preserve">The </t></r><r><rPr><b/></rPr><t>old</t></r><r><t xml:space="preserve"> ship</t></r>';
  const workbook = {
    strings: strings("<t>Unused</t>", "<t>Name</t>", rich),
    sheets: [sheet(cell("A1", 1) + cell("B1", 2)), sheet(cell("C1", 1))],
  };
  expect(extract(workbook).segments).toEqual([
    { source: "Name", context: "Sheet1!A1" },
    { source: 'The <g id="1">old</g> ship', context: "Sheet1!B1" },
  ]);
  expect(merge(workbook, [" Name & Ort", '<g id="1">Altes</g> Schiff'])["xl/sharedStrings.xml"]).toBe(
    strings(
      "<t>Unused</t>",
      '<t xml:space="preserve"> Name &amp; Ort</t>',
      '<r><rPr><b/></rPr><t>Altes</t></r><r><t xml:space="preserve"> Schiff</t></r>',
    ),
  );
});

test("a translation drops phonetic readings, and other strings keep theirs", () => {
  const reading = '<rPh sb="0" eb="2"><t>ミナト</t></rPh><phoneticPr fontId="1"/>';
  const other = `<t>港</t>${reading}`;
  const workbook = { strings: strings(`<t>港町</t>${reading}`, other), sheets: [sheet(cell("A1", 0) + cell("A2", 1))] };
  expect(extract(workbook).segments.map(({ source }) => source)).toEqual(["港町", "港"]);
  expect(merge(workbook, ["Port", undefined])["xl/sharedStrings.xml"]).toBe(strings("<t>Port</t>", other));
});

test("escaped characters are read and written", () => {
  const workbook = { strings: strings("<t>a_x000D_\nb _x005F_x0041_</t>"), sheets: [sheet(cell("A1", 0))] };
  expect(extract(workbook).segments[0]?.source).toBe("a\r\nb _x0041_");
  expect(merge(workbook, ["c\r\nd _x0041_"])["xl/sharedStrings.xml"]).toBe(
    strings('<t xml:space="preserve">c_x000D_\nd _x005F_x0041_</t>'),
  );
});

test("strings in cells are read, formulas and their results are not", () => {
  const cells =
    '<c r="A1" t="inlineStr"><is><t>Inside</t></is></c><c r="B1" t="str"><f>A1&amp;" x"</f><v>Inside x</v></c>';
  const workbook = { sheets: [sheet(cells)], book: book(sheetEntry("S", 1), '<calcPr calcId="1"/>') };
  expect(extract(workbook).segments).toEqual([{ source: "Inside", context: "S!A1" }]);
  const entries = merge(workbook, ["Drin"]);
  expect(entries["xl/worksheets/sheet1.xml"]).toBe(sheet(cells.replace("<t>Inside</t>", "<t>Drin</t>")));
  expect(entries["xl/workbook.xml"]).toContain('<calcPr calcId="1" fullCalcOnLoad="1"/>');
});

test("values that are texts are read, results of formulas in other cells are not", () => {
  const cells = (text: string, result: string) =>
    `<c r="A1" t="str"><v>${text}</v></c><c r="B1" t="str"><f t="array" ref="B1:C1">"x"</f><v>x</v></c><c r="C1" t="str"><v>Ship</v></c><c r="D1"><f>COUNTIF(A:A,"${result}")</f></c>`;
  const workbook = { sheets: [sheet(cells("Ship &amp; co_x005F_x0041_", "Ship &amp; co_x0041_"))] };
  expect(extract(workbook).segments).toEqual([{ source: "Ship & co_x0041_", context: "Sheet1!A1" }]);
  const merged = merge(workbook, ["Boot <_x0041_>"])["xl/worksheets/sheet1.xml"];
  expect(merged).toBe(sheet(cells("Boot &lt;_x005F_x0041_&gt;", "Boot &lt;_x0041_&gt;")));
});

test("hidden sheets are read when the options say so", () => {
  const workbook = {
    strings: strings("<t>Shown</t>", "<t>Hidden</t>"),
    sheets: [sheet(cell("A1", 0)), sheet(cell("A1", 1) + cell("B1", 0))],
    book: book(sheetEntry("A", 1) + sheetEntry("B", 2, ' state="hidden"')),
  };
  const sources = (hiddenSheets: boolean) => extract(workbook, { hiddenSheets }).segments.map(({ source }) => source);
  expect(sources(false)).toEqual(["Shown"]);
  expect(sources(true)).toEqual(["Shown", "Hidden"]);
});

const table = (first: string, second: string, formula = "") =>
  `<table ${main} id="1" ref="B1:C3" totalsRowCount="1"><tableColumns count="2"><tableColumn id="1" name="${first}" totalsRowLabel="Total"/><tableColumn id="2" name="${second}">${formula}</tableColumn></tableColumns></table>`;

const withTable = (formula = ""): WorkbookFile => ({
  strings: strings("<t>Ship</t>", "<r><t>Full </t></r><r><rPr><b/></rPr><t>price</t></r>", "<t>Total</t>"),
  sheets: [sheet(cell("B1", 0) + cell("C1", 1) + cell("B3", 2))],
  others: { "xl/tables/table1.xml": table("Ship", "Full price", formula) },
  relations: [["xl/worksheets/sheet1.xml", "table", "xl/tables/table1.xml"]],
});

test("the columns of a table are named as their headers, its totals as their cells", () => {
  const targets = ["Schiff\n(Name)", '<g id="1">Voller</g> Preis', "Summe"];
  expect(merge(withTable(), targets)["xl/tables/table1.xml"]).toBe(
    table("Schiff_x000a_(Name)", "Voller Preis", "").replace('"Total"', '"Summe"'),
  );
  const extraction = extract(withTable());
  extraction.merge(targets);
  expect(unpackFiles(extraction.merge([undefined, undefined, "Summe"]))["xl/tables/table1.xml"]).toBe(
    table("Ship", "Full price").replace('"Total"', '"Summe"'),
  );
});

test.each(["[Ship]", "Ship"])("a header that a formula names %s stays", (name) => {
  const workbook = withTable(`<calculatedColumnFormula>Table1[[#This Row],${name}]</calculatedColumnFormula>`);
  const { segments, note } = extract(workbook);
  expect(segments.map(({ source }) => source)).toEqual(['Full <g id="1">price</g>', "Total"]);
  expect(note).toBe("The text in headers that formulas name wasn't translated: Ship.");
});

test("of two columns of a table with one name, the second gets a number, and two may swap theirs", () => {
  const equal = merge(withTable(), ["Preis", '<g id="1">preis</g>', undefined]);
  expect(equal["xl/tables/table1.xml"]).toBe(table("Preis", "preis2"));
  expect(equal["xl/sharedStrings.xml"]).toContain("preis</t></r><r><t>2</t></r>");
  expect(merge(withTable(), ["full price", undefined, undefined])["xl/tables/table1.xml"]).toBe(
    table("full price", "Full price2"),
  );
  expect(() => merge(withTable(), ["x".repeat(256)])).toThrow("3 segments");
  const swapped = merge(withTable(), ["Full price", '<g id="1">Ship</g>', undefined]);
  expect(swapped["xl/tables/table1.xml"]).toBe(table("Full price", "Ship"));
});

test("names that a table has twice stay, unless a translation has one of them", () => {
  const header = cell("B1", 0) + cell("C1", 1);
  const workbook: WorkbookFile = {
    ...withTable(),
    strings: strings("<t>Ship</t>", "<t>ship</t>", "<t>Total</t>"),
    sheets: [sheet(header + cell("B3", 2))],
    others: { "xl/tables/table1.xml": table("Ship", "ship") },
  };
  const write = (...targets: (string | undefined)[]) => merge(workbook, targets)["xl/tables/table1.xml"];
  expect(write(undefined, undefined, undefined)).toBe(table("Ship", "ship"));
  expect(write("Ship", "ship", undefined)).toBe(table("Ship", "ship"));
  expect(write("Schiff", "Ship", undefined)).toBe(table("Schiff", "Ship"));
  expect(write("SHIP", undefined, undefined)).toBe(table("SHIP", "ship2"));
});

test("charts follow the cells, their titles are texts", () => {
  const chart = (title: string, series: string) =>
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>${title}</a:t></a:r></a:p><c:strCache><c:pt><c:v>${series}</c:v></c:pt><c:pt><c:v>Elsewhere</c:v></c:pt></c:strCache></c:chartSpace>`;
  const workbook: WorkbookFile = {
    strings: strings("<t>Ships</t>"),
    sheets: [sheet(cell("A1", 0))],
    others: {
      "xl/drawings/drawing1.xml": '<xdr:wsDr><xdr:cNvPr name="x" descr="A chart"/></xdr:wsDr>',
      "xl/charts/chart1.xml": chart("Title", "Ships"),
    },
    relations: [
      ["xl/worksheets/sheet1.xml", "drawing", "xl/drawings/drawing1.xml"],
      ["xl/drawings/drawing1.xml", "chart", "xl/charts/chart1.xml"],
    ],
  };
  expect(extract(workbook).segments).toEqual([
    { source: "Ships", context: "Sheet1!A1" },
    { source: "A chart", context: "drawing" },
    { source: "Title", context: "chart" },
  ]);
  expect(merge(workbook, ["Schiffe", undefined, "Titel"])["xl/charts/chart1.xml"]).toBe(chart("Titel", "Schiffe"));
});

test("texts of charts that are in no cell are texts", () => {
  const chart = (series: string, trend: string) =>
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:pivotSource><c:name>Pivot</c:name></c:pivotSource><c:tx><c:v>${series}</c:v></c:tx><c:trendline><c:name>${trend}</c:name></c:trendline></c:chartSpace>`;
  const chartEx = (title: string, series: string) =>
    `<cx:chartSpace><cx:tx><cx:txData><cx:v>${title}</cx:v></cx:txData></cx:tx><cx:tx><cx:txData><cx:f>A1</cx:f><cx:v>${series}</cx:v></cx:txData></cx:tx></cx:chartSpace>`;
  const shapes = (text: string) =>
    `<c:userShapes xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></c:userShapes>`;
  const workbook: WorkbookFile = {
    strings: strings("<t>Ships</t>"),
    sheets: [sheet(cell("A1", 0))],
    others: {
      "d.xml": "<xdr:wsDr/>",
      "c.xml": chart("Boats", "Trend"),
      "x.xml": chartEx("Title", "Ships"),
      "s.xml": shapes("Peak"),
    },
    relations: [
      ["xl/worksheets/sheet1.xml", "drawing", "d.xml"],
      ["d.xml", "chart", "c.xml"],
      ["d.xml", "chartEx", "x.xml"],
      ["c.xml", "chartUserShapes", "s.xml"],
    ],
  };
  expect(extract(workbook).segments.map(({ source }) => source)).toEqual(["Ships", "Boats", "Trend", "Peak", "Title"]);
  const merged = merge(workbook, ["Schiffe", "Boote", "Verlauf", "Gipfel", "Titel"]);
  expect([merged["c.xml"], merged["x.xml"], merged["s.xml"]]).toEqual([
    chart("Boote", "Verlauf"),
    chartEx("Titel", "Schiffe"),
    shapes("Gipfel"),
  ]);
});

test("texts that are only in a chart, and captions of slicers and timelines, are texts", () => {
  const chart = (text: string) =>
    `<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:strLit><c:ptCount val="1"/><c:pt idx="0"><c:v>${text}</c:v></c:pt></c:strLit></c:chartSpace>`;
  const captioned = (name: string, text: string) => `<${name}s><${name} name="Ships" caption="${text}"/></${name}s>`;
  const others = (one: string, two: string, three: string) => ({
    "d.xml": "<xdr:wsDr/>",
    "c.xml": chart(one),
    "s.xml": captioned("slicer", two),
    "t.xml": captioned("timeline", three),
  });
  const workbook: WorkbookFile = {
    strings: strings("<t>Ships</t>"),
    sheets: [sheet(cell("A1", 0))],
    // A caption can have its own translation, although the column has its name.
    others: others("Boats", "Ships", "Day"),
    relations: [
      ["xl/worksheets/sheet1.xml", "drawing", "d.xml"],
      ["d.xml", "chart", "c.xml"],
      ["xl/worksheets/sheet1.xml", "slicer", "s.xml"],
      ["xl/worksheets/sheet1.xml", "timeline", "t.xml"],
    ],
  };
  expect(extract(workbook).segments.map(({ source }) => source)).toEqual(["Ships", "Boats", "Ships", "Day"]);
  expect(merge(workbook, ["Schiffe", "Boote", "Schiff", "Tag"])).toMatchObject(others("Boote", "Schiff", "Tag"));
});

test("the label of a button has one translation in both of its drawings", () => {
  const vml = (label: string) =>
    `<xml><v:shape><v:textbox><div><font size="220">${label}</font></div></v:textbox></v:shape></xml>`;
  const drawing = (label: string) =>
    `<xdr:wsDr xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:p><a:r><a:t>${label}</a:t></a:r></a:p></xdr:wsDr>`;
  const workbook = (old: string, current: string): WorkbookFile => ({
    strings: strings("<t>Ships</t>"),
    sheets: [sheet(cell("A1", 0))],
    others: { "d.xml": current, "v.vml": old },
    relations: [
      ["xl/worksheets/sheet1.xml", "vmlDrawing", "v.vml"],
      ["xl/worksheets/sheet1.xml", "drawing", "d.xml"],
    ],
  });
  const both = workbook(vml("Send\n all"), drawing("Send all"));
  expect(extract(both).segments.map(({ source }) => source)).toEqual(["Ships", "Send all"]);
  const merged = merge(both, [undefined, "A & B"]);
  expect([merged["v.vml"], merged["d.xml"]]).toEqual([vml("A &amp; B"), drawing("A &amp; B")]);
  const single = workbook(vml("Send"), "<xdr:wsDr/>");
  expect(merge(single, [undefined, "Los"])["v.vml"]).toBe(vml("Los"));
  const broken = workbook("<xml><br></xml>", drawing("Send"));
  expect(merge(broken, [undefined, "Los"])["v.vml"]).toBe("<xml><br></xml>");
  expect(extract(broken).note).toBe("Parts that can't be read are unchanged: v.vml.");
});

test("a line end in a message of a cell is written as Excel does", () => {
  const messages = (text: string) => `<dataValidations><dataValidation prompt="${text}"/></dataValidations>`;
  const workbook = { sheets: [sheet("", messages("Pick one_x000a_or none"))] };
  expect(extract(workbook).segments).toEqual([{ source: "Pick one\nor none", context: "Sheet1" }]);
  expect(merge(workbook, ["Eins\n_x0041_ & so"])["xl/worksheets/sheet1.xml"]).toBe(
    sheet("", messages("Eins_x000a__x005F_x0041_ &amp; so")),
  );
});

test("headers and footers of printed pages are read part by part, their codes are tags", () => {
  const rest = (text: string) => `<headerFooter><oddHeader>${text}</oddHeader><firstFooter/></headerFooter>`;
  const header = '&amp;L&amp;"Arial,Bold"&amp;12Harbour &amp;&amp; pier&amp;CPage &amp;P of &amp;N&amp;R&amp;D';
  const workbook = { sheets: [sheet("", rest(header))] };
  expect(extract(workbook).segments).toEqual([
    { source: "Harbour & pier", context: "header" },
    { source: 'Page <x id="1"/> of <x id="2"/>', context: "header" },
  ]);
  expect(merge(workbook, ["Hafen & Pier", '<x id="2"/> Seiten, <x id="1"/>.'])["xl/worksheets/sheet1.xml"]).toBe(
    sheet("", rest('&amp;L&amp;"Arial,Bold"&amp;12Hafen &amp;&amp; Pier&amp;C&amp;N Seiten, &amp;P.&amp;R&amp;D')),
  );
});

test("comments and messages of input checks are read", () => {
  const workbook: WorkbookFile = {
    sheets: [
      sheet(
        "",
        '<dataValidations><dataValidation sqref="A1" prompt="A number, please"><formula1>"a,b"</formula1></dataValidation></dataValidations>',
      ),
    ],
    others: {
      "xl/comments1.xml": `<comments ${main}><commentList><comment><text><r><t>Check this</t></r></text></comment><comment><text><t>[Threaded comment]\n\nOld</t></text></comment></commentList></comments>`,
      "xl/threadedComments/threadedComment1.xml":
        '<ThreadedComments xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><threadedComment><text>And this</text></threadedComment></ThreadedComments>',
    },
    relations: [
      ["xl/worksheets/sheet1.xml", "comments", "xl/comments1.xml"],
      ["xl/worksheets/sheet1.xml", "threadedComment", "xl/threadedComments/threadedComment1.xml"],
    ],
  };
  expect(extract(workbook).segments).toEqual([
    { source: "A number, please", context: "Sheet1" },
    { source: "And this", context: "comment" },
    { source: "Check this", context: "comment" },
  ]);
  expect(merge(workbook, ["Eine Zahl", "Und dies", "Prüfen"])["xl/comments1.xml"]).toContain("<r><t>Prüfen</t></r>");
  expect(extract(workbook, { comments: false }).segments).toHaveLength(1);
});

test("sheets are renamed where nothing mentions them and the name can be one", () => {
  const workbook: WorkbookFile = {
    strings: strings("<t>Text</t>"),
    sheets: [
      sheet(cell("A1", 0)),
      sheet("<c r=\"A1\"><f>SUM('My data'!A1:A2,Other!B1)</f><v>1</v></c>"),
      sheet(""),
      sheet(""),
    ],
    book: book(sheetEntry("Prices", 1) + sheetEntry("My data", 2) + sheetEntry("Other", 3) + sheetEntry("Last", 4)),
  };
  const sheets = { sheetNames: true };
  expect(extract(workbook).segments).toHaveLength(1);
  expect(extract(workbook, sheets).segments.slice(1)).toEqual([
    { source: "Prices", context: "sheet name", maxLength: 31 },
    { source: "Last", context: "sheet name", maxLength: 31 },
  ]);
  const renamed = (...targets: string[]) => merge(workbook, [undefined, ...targets], sheets)["xl/workbook.xml"];
  expect(renamed("Preise & mehr", "Letzte")).toContain('<sheet name="Preise &amp; mehr" ');
  for (const target of ["a/b", "", "x".repeat(32), "OTHER"]) expect(renamed(target, "Last")).toBe(workbook.book);
});

test("names that a sheet or a column can't have keep their source, and are counted", () => {
  const book2 = book(sheetEntry("Prices", 1) + sheetEntry("Last", 2));
  const sheets = [sheet(cell("A1", 0)), sheet("")];
  const { merge: write } = extract({ strings: strings("<t>Text</t>"), sheets, book: book2 }, { sheetNames: true });
  const left: number[] = [];
  const file = write(["Wort", "Preise / Mengen", "prices"], (segment) => left.push(segment));
  expect(unpackFiles(file)["xl/workbook.xml"]).toBe(book2);
  const long = extract(withTable()).merge(["x".repeat(256), '<g id="1">ship</g>', undefined], (each) =>
    left.push(each),
  );
  expect(unpackFiles(long)["xl/tables/table1.xml"]).toBe(table("Ship", "ship2"));
  expect(left).toEqual([1, 2, 0]);
});

test("a sheet that is broken is named with its location", () => {
  expect(() => extract({ sheets: [sheet("<c>")] })).toThrow(
    "File extraction error: an element is closed with a different name at line 1",
  );
});

test("tooltips of links are texts, and what a link shows where it is no copy of a cell's text", () => {
  const workbook = (text: string, tip: string, display: string) => ({
    strings: strings(`<t>${text}</t>`),
    sheets: [
      sheet(
        cell("A1", 0),
        `<hyperlinks><hyperlink ref="A1" tooltip="${tip}" display="${text}"/><hyperlink ref="B1" display="${display}"/></hyperlinks>`,
      ),
    ],
  });
  const input = workbook("Prices", "Opens a page", "Elsewhere");
  expect(extract(input).segments).toEqual([
    { source: "Prices", context: "Sheet1!A1" },
    { source: "Opens a page", context: "Sheet1" },
    { source: "Elsewhere", context: "Sheet1" },
  ]);
  const written = workbook("Preise", "Neue Seite", "Anderswo");
  expect(merge(input, ["Preise", "Neue Seite", "Anderswo"])).toMatchObject({
    "xl/sharedStrings.xml": written.strings,
    "xl/worksheets/sheet1.xml": written.sheets[0],
  });
});

test("a workbook is read without drawings and strings that are missing and that no cell needs", () => {
  const inline = '<c r="A1" t="inlineStr"><is><t>Text</t></is></c>';
  const open = (cells: string) =>
    xlsx.extract(
      packFiles({ "xl/workbook.xml": book(sheetEntry("A", 1)), "xl/worksheets/sheet1.xml": sheet(cells) }, [
        ["", "officeDocument", "xl/workbook.xml"],
        ["xl/workbook.xml", "worksheet", "xl/worksheets/sheet1.xml"],
        ["xl/workbook.xml", "sharedStrings", "xl/sharedStrings.xml"],
        ["xl/worksheets/sheet1.xml", "drawing", "xl/drawings/drawing1.xml"],
      ]),
      settingsFor(xlsx, { sourceLanguage: "en" }),
    );
  expect(open(inline).segments).toEqual([{ source: "Text", context: "A!A1" }]);
  expect(() => open(inline + cell("B1", 0))).toThrow("an entry is missing (xl/sharedStrings.xml)");
});

test("pivot tables and the formulas of tables follow the cells that they repeat", () => {
  const parts = (header: string, item: string) => ({
    "xl/pivotCache/pivotCacheDefinition1.xml": `<pivotCacheDefinition ${main}><cacheFields><cacheField name="${header}"><sharedItems><s v="${item}"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>`,
    "xl/pivotTables/pivotTable1.xml": `<pivotTableDefinition ${main} name="Kind" rowHeaderCaption="${header}"/>`,
    "xl/tables/table1.xml": `<table ${main} ref="C1:C2" headerRowCount="0"><tableColumns><tableColumn name="Kind"><calculatedColumnFormula>A1="${item}"</calculatedColumnFormula></tableColumn></tableColumns></table>`,
  });
  const workbook = {
    strings: strings("<t>Kind</t>", "<t>Ship &amp; co</t>"),
    sheets: [sheet(cell("A1", 0) + cell("A2", 1))],
    others: parts("Kind", "Ship &amp; co"),
    relations: [["xl/worksheets/sheet1.xml", "table", "xl/tables/table1.xml"]] as const,
  };
  expect(merge(workbook, ["Art", "Schiff <1>"])).toMatchObject(parts("Art", "Schiff &lt;1&gt;"));
});

test("names of a pivot table stay together where two would be one, and a damaged table stays as it is", () => {
  const cache = (...fields: string[][]) => {
    const items = (names: string[]) => names.map((name) => `<s v="${name}"/>`).join("");
    const all = fields.map(
      (names) => `<cacheField name="Kind"><sharedItems>${items(names)}</sharedItems></cacheField>`,
    );
    return `<pivotCacheDefinition ${main}><cacheFields>${all.join("")}</cacheFields></pivotCacheDefinition>`;
  };
  const damaged = "<pivotTableDefinition><broken>";
  const workbook = {
    strings: strings("<t>Boat</t>", "<t>Ship</t>", "<t>Dock</t>"),
    sheets: [sheet(cell("A1", 0) + cell("A2", 1) + cell("A3", 2))],
    others: {
      "xl/pivotCache/pivotCacheDefinition1.xml": cache(["Boat", "Ship", "Dock"], ["Dock", "Boat"]),
      "xl/pivotTables/pivotTable1.xml": damaged,
    },
  };
  expect(extract(workbook).note).toBe("Parts that can't be read are unchanged: xl/pivotTables/pivotTable1.xml.");
  expect(merge(workbook, ["Schiff", "schiff", "Kai"])).toMatchObject({
    "xl/pivotCache/pivotCacheDefinition1.xml": cache(["Boat", "Ship", "Dock"], ["Kai", "Schiff"]),
    "xl/pivotTables/pivotTable1.xml": damaged,
  });
});
