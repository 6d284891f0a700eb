import { expect, test } from "vitest";
import { unpackFiles } from "../testing/ooxml-files.ts";
import { book, cell, extract, merge, sheet, sheetEntry, strings } from "../testing/workbooks.ts";

test("formulas follow texts in cells below them and on later sheets, and items of lists", () => {
  const list = (items: string) =>
    `<dataValidations><dataValidation type="list" sqref="A2"><formula1>"${items}"</formula1></dataValidation></dataValidations>`;
  const formula = (...texts: string[]) => `<c r="A1"><f>COUNTIF(B:B,"${texts.join('")+IF(A2="')}")</f></c>`;
  const text = (location: string, content: string) => `<c r="${location}" t="inlineStr"><is><t>${content}</t></is></c>`;
  const sheets = (here: string, there: string, item: string) => [
    sheet(formula(here, there, item) + text("B1", here), list(`${here},${item}`)),
    sheet(text("A1", there)),
  ];
  const merged = merge({ sheets: sheets("Open", "Closed", "Other") }, ["Offen", "Anders", "Zu"]);
  expect(["1", "2"].map((at) => merged[`xl/worksheets/sheet${at}.xml`])).toEqual(sheets("Offen", "Zu", "Anders"));
});

test("items of lists are translated from their source in each merge, in their whitespace, and as often as they are there", () => {
  const cells = (...items: string[]) =>
    sheet(
      `<c r="A1"><f>IF(A2="${items[1]?.trim()}",1)</f></c>`,
      `<dataValidations><dataValidation type="list" sqref="A2"><formula1>"${items}"</formula1></dataValidation></dataValidations>`,
    );
  const { merge, segments } = extract({ sheets: [cells("Open", " Other", "Open")] });
  const written = (...targets: (string | undefined)[]) => unpackFiles(merge(targets))["xl/worksheets/sheet1.xml"];
  expect(written("Offen", "Anders", undefined)).toBe(cells("Offen", " Anders", "Open"));
  expect(written("Auf", undefined, undefined)).toBe(cells("Auf", " Other", "Open"));
  expect(written("Of,fen", "Sonst", "Auf")).toBe(cells("Open", " Other", "Open"));
  expect(written(...segments.map(({ source }) => source))).toBe(cells("Open", " Other", "Open"));
});

test("a length keeps its spelling if its text doesn't change", () => {
  const formula = `<c r="B1"><f>IF(left(A1,len("op"))="OP",1)</f></c>`;
  const workbook = { strings: strings("<t>Open</t>"), sheets: [sheet(cell("A1", 0) + formula)] };
  expect(merge(workbook, ["Opened"])["xl/worksheets/sheet1.xml"]).toBe(workbook.sheets[0]);
});

test("codes in formulas stay where they are the text of a cell", () => {
  const formula = (unit: string) =>
    `<c r="B1"><f>CONVERT(A2,"m","ft")+_xlfn.TEXT(SUM(A2),"m")+Dividends-TEXT(A2,"m")+constructor("${unit}")+IF(OR(TEXT(A2,"m")="${unit}"),1)</f></c>`;
  const workbook = { strings: strings("<t>m</t>"), sheets: [sheet(cell("A1", 0) + formula("m"))] };
  expect(merge(workbook, ["Meter"])["xl/worksheets/sheet1.xml"]).toBe(sheet(cell("A1", 0) + formula("Meter")));
});

test("rules for the beginning of a text change with their formula", () => {
  const rule = (text: string, formula = text) =>
    `<conditionalFormatting><cfRule type="beginsWith" text="${text}"><formula>LEFT(A1,LEN("${text}"))="${formula}"</formula></cfRule></conditionalFormatting>`;
  const workbook = {
    strings: strings("<t>On hold</t>", "<t>Off</t>"),
    sheets: [sheet(cell("A1", 0) + cell("A2", 1), rule("On"))],
  };
  const written = (...targets: string[]) => merge(workbook, targets)["xl/worksheets/sheet1.xml"];
  expect(written("Wartet", "Aus")).toBe(sheet(cell("A1", 0) + cell("A2", 1), rule("Wartet")));
  expect(written("ON TOP", "Aus")).toBe(sheet(cell("A1", 0) + cell("A2", 1), rule("On")));
});

test("a validation list, formulas and the cells that they mean change together", () => {
  const list = (items: string) =>
    `<dataValidations count="1"><dataValidation type="list" sqref="A1"><formula1>"${items}"</formula1></dataValidation></dataValidations>`;
  const formula = (text: string) => `<c r="B1"><f>COUNTIF(A:A,"${text}")+IF(A1="Else",1,0)</f><v>1</v></c>`;
  const workbook = {
    strings: strings("<t>Yes</t>"),
    sheets: [sheet(cell("A1", 0) + formula("Yes"), list("Yes,No")), sheet(formula("Yes"))],
    book: book(sheetEntry("Sheet1", 1) + sheetEntry("Sheet2", 2, ' state="hidden"')),
  };
  expect(extract(workbook).segments.map(({ source }) => source)).toEqual(["Yes", "No"]);
  const parts = merge(workbook, ['"Ja"', "Nein"]);
  const quoted = sheet(cell("A1", 0) + formula('""Ja""'), list('""Ja"",Nein'));
  expect(parts["xl/worksheets/sheet1.xml"]).toBe(quoted);
  expect(parts["xl/worksheets/sheet2.xml"]).toBe(sheet(formula('""Ja""')));
  expect(merge(workbook, [undefined, undefined])["xl/worksheets/sheet1.xml"]).toBe(workbook.sheets[0]);
  expect(merge(workbook, ["Ja", "Nein, nie"])["xl/worksheets/sheet1.xml"]).toBe(
    sheet(cell("A1", 0) + formula("Ja"), list("Yes,No")),
  );
});

test("a named formula follows the cell that it means", () => {
  const named = (text: string) =>
    book(sheetEntry("Sheet1", 1)).replace(
      "</sheets>",
      `</sheets><definedNames><definedName name="n">"${text}"</definedName></definedNames>`,
    );
  const workbook = { strings: strings("<t>Open</t>"), sheets: [sheet(cell("A1", 0))], book: named("Open") };
  expect(merge(workbook, ["Offen"])["xl/workbook.xml"]).toBe(named("Offen"));
});

test("criteria with wildcards and operators, filters and rules select the cells that they selected", () => {
  const formulas = (...texts: string[]) =>
    `<c r="B1"><f>${texts.map((text) => `COUNTIF(A:A,"${text}")`).join("+")}+IF(A1="x*",1)</f></c>`;
  const rules = (filter: string, rule: string) =>
    `<autoFilter><filter val="${filter}"/></autoFilter><conditionalFormatting><cfRule type="containsText" text="${rule}"><formula>NOT(ISERROR(SEARCH("${rule}",A1)))</formula></cfRule></conditionalFormatting>`;
  const workbook = {
    strings: strings("<t>Open</t>", "<t>Open now</t>"),
    sheets: [sheet(cell("A1", 0) + cell("A2", 1) + formulas("Open*", "&lt;&gt;Open"), rules("Open now", "now"))],
  };
  expect(merge(workbook, ["Offen", "Offen jetzt"])["xl/worksheets/sheet1.xml"]).toBe(
    sheet(cell("A1", 0) + cell("A2", 1) + formulas("Offen*", "&lt;&gt;Offen"), rules("Offen jetzt", "Offen jetzt")),
  );
});

test("formulas compare without regard to case, and with as much of a text as its translation has", () => {
  const formulas = (match: string, left: string, right: string) =>
    `<c r="B1"><f>MATCH("${match}",A:A,0)+(LEFT(A1,${left})+(RIGHT(A1, ${right})</f></c>`;
  const workbook = {
    strings: strings("<t>Open now</t>", "<t>Closed</t>"),
    sheets: [sheet(cell("A1", 0) + cell("A2", 1) + formulas("closed", '4)="Open"', '3)="now"'))],
  };
  expect(merge(workbook, ["Jetzt offen", "Zu"])["xl/worksheets/sheet1.xml"]).toBe(
    sheet(cell("A1", 0) + cell("A2", 1) + formulas("Zu", '11)="Jetzt offen"', '11)="Jetzt offen"')),
  );
});

test("a compared beginning is changed once, also if it is the text of another cell now", () => {
  const formula = (text: string, other: string) =>
    `<c r="B1"><f>IF(LEFT(A1,${text},"${other}",""&amp;"LEFT(A1,4)=")</f></c>`;
  const workbook = {
    strings: strings("<t>Open now</t>", "<t>Jetzt offen</t>"),
    sheets: [sheet(cell("A1", 0) + cell("A2", 1) + formula('4)="Open"', "jetzt offen"))],
  };
  expect(merge(workbook, ["Jetzt offen", "Boo"])["xl/worksheets/sheet1.xml"]).toBe(
    sheet(cell("A1", 0) + cell("A2", 1) + formula('11)="Jetzt offen"', "Boo")),
  );
});

test("a criterion that still selects its cells stays", () => {
  const formula = `<c r="B1"><f>COUNTIF(A:A,"*pen*")+IF(ISNUMBER(SEARCH("open",A1)),1)</f></c>`;
  const workbook = { strings: strings("<t>Open now</t>"), sheets: [sheet(cell("A1", 0) + formula)] };
  expect(merge(workbook, ["Jetzt open"])["xl/worksheets/sheet1.xml"]).toBe(workbook.sheets[0]);
});

test("rules and lists of Office 2010 follow cells, and their messages are texts", () => {
  const extension = (text: string, other: string, prompt: string) =>
    `<extLst><ext xmlns:x14="a" xmlns:xm="b"><x14:dataValidations><x14:dataValidation type="list" prompt="${prompt}"><x14:formula1><xm:f>"${text},${other}"</xm:f></x14:formula1></x14:dataValidation></x14:dataValidations><x14:cfRule type="containsText" text="${text}"><xm:f>SEARCH("${text}",A1)</xm:f></x14:cfRule></ext></extLst>`;
  const workbook = {
    strings: strings("<t>Open</t>"),
    sheets: [sheet(cell("A1", 0), extension("Open", "Other", "Pick"))],
  };
  expect(extract(workbook).segments.map(({ source, context }) => [source, context])).toEqual([
    ["Open", "Sheet1!A1"],
    ["Pick", "Sheet1"],
    ["Other", "Sheet1"],
  ]);
  expect(merge(workbook, ["Offen", "Wahl", "Anders"])["xl/worksheets/sheet1.xml"]).toBe(
    sheet(cell("A1", 0), extension("Offen", "Anders", "Wahl")),
  );
});

test("the caches of slicers and timelines name the columns as the cells do", () => {
  const parts = (name: string) => ({
    "xl/slicerCaches/slicerCache1.xml": `<slicerCacheDefinition name="Slicer_Kind" sourceName="${name}"/>`,
    "xl/timelineCaches/timelineCache1.xml": `<timelineCacheDefinition name="Kind" sourceName="${name}"/>`,
  });
  const workbook = { strings: strings("<t>Kind</t>"), sheets: [sheet(cell("A1", 0))], others: parts("Kind") };
  expect(merge(workbook, ["Art"])).toMatchObject(parts("Art"));
});
