import { type HostileFile, joinParts } from "./files.ts";
import { type ArchiveEntry, zipEntries } from "./zip.ts";

export interface OfficeFile {
  fileName: string;
  /** Such as `200 pages`, slides or rows. */
  size: string;
  file: Uint8Array;
}

const relationTypes = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const formats = "http://schemas.openxmlformats.org";

const sentence = (n: number) => `Some value number ${n} stands in this text, which a reader follows to its end. `;

export function formatRelations(links: Readonly<Record<string, string>>): string {
  const elements = Object.entries(links).map(
    ([target, type], n) => `<Relationship Id="rId${n + 1}" Type="${relationTypes}/${type}" Target="/${target}"/>`,
  );
  return `<Relationships xmlns="${formats}/package/2006/relationships">${elements.join("")}</Relationships>`;
}

export const toEntries = (texts: Readonly<Record<string, string>>): ArchiveEntry[] =>
  Object.entries(texts).map(([name, text]) => ({ name, content: Buffer.from(text) }));

const zipTexts = (texts: Readonly<Record<string, string>>): Uint8Array => zipEntries(toEntries(texts));

export const describeMainPart = (name: string) => ({ "_rels/.rels": formatRelations({ [name]: "officeDocument" }) });

function buildDocument(body: string): Uint8Array {
  const text = `<w:document xmlns:w="${formats}/wordprocessingml/2006/main" xmlns:r="${relationTypes}"><w:body>${body}</w:body></w:document>`;
  return zipTexts({ ...describeMainPart("word/document.xml"), "word/document.xml": text });
}

/** A page has 30 sentences of 14 words in 6 paragraphs, with runs split as by Word. */
function buildDocx(pages: number): OfficeFile {
  const run = (text: string, properties = "") =>
    `<w:r w:rsidR="00A77B3E" w:rsidRPr="00B4${text.length}"><w:rPr>${properties}<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/><w:lang w:val="en-US"/></w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const split = (n: number) => {
    const [start, middle, end] = [sentence(n).slice(0, 20), sentence(n).slice(20, 44), sentence(n).slice(44)];
    return `${run(start)}<w:proofErr w:type="spellStart"/>${run(middle, n % 5 === 0 ? "<w:b/>" : "")}<w:proofErr w:type="spellEnd"/>${run(end)}`;
  };
  const paragraph = (n: number) =>
    `<w:p w:rsidR="00A77B3E" w:rsidRDefault="00A77B3E"><w:pPr><w:pStyle w:val="BodyText"/></w:pPr><w:bookmarkStart w:id="${n}" w:name="b${n}"/>${joinParts(5, (m) => split(5 * n + m))}<w:hyperlink r:id="rId1">${run("a link", '<w:rStyle w:val="Hyperlink"/>')}</w:hyperlink><w:bookmarkEnd w:id="${n}"/></w:p>`;
  const body = joinParts(
    pages * 6,
    (n) => `${paragraph(n)}${n % 6 === 5 ? '<w:p><w:r><w:br w:type="page"/></w:r></w:p>' : ""}`,
  );
  return { fileName: "a.docx", size: `${pages} pages`, file: buildDocument(body) };
}

/** A slide has a title and 10 bullet points. */
function buildPptx(slides: number): OfficeFile {
  const point = (n: number) =>
    `<a:p><a:pPr lvl="0"/><a:r><a:rPr lang="en-US" dirty="0"/><a:t>${sentence(n).slice(0, 20)}</a:t></a:r><a:r><a:rPr lang="en-GB" b="1" dirty="0"/><a:t>${sentence(n).slice(20)}</a:t></a:r></a:p>`;
  const slide = (n: number) =>
    `<p:sld xmlns:a="${formats}/drawingml/2006/main" xmlns:p="${formats}/presentationml/2006/main"><p:cSld><p:spTree><p:sp><p:txBody>${joinParts(11, (m) => point(11 * n + m))}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`;
  const names = Array.from({ length: slides }, (_, n) => `ppt/slides/slide${n + 1}.xml`);
  const list = joinParts(slides, (n) => `<p:sldId id="${256 + n}" r:id="rId${n + 1}"/>`);
  const presentation = `<p:presentation xmlns:p="${formats}/presentationml/2006/main" xmlns:r="${relationTypes}"><p:sldIdLst>${list}</p:sldIdLst></p:presentation>`;
  const file = zipTexts({
    ...describeMainPart("ppt/presentation.xml"),
    "ppt/presentation.xml": presentation,
    "ppt/_rels/presentation.xml.rels": formatRelations(Object.fromEntries(names.map((name) => [name, "slide"]))),
    ...Object.fromEntries(names.map((name, n) => [name, slide(n)])),
  });
  return { fileName: "a.pptx", size: `${slides} slides`, file };
}

/** A row has a text of its own, a text that all rows share, and two numbers. */
function buildXlsx(rows: number): OfficeFile {
  const namespace = `xmlns="${formats}/spreadsheetml/2006/main"`;
  const row = (n: number) =>
    `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>${n + 1}</v></c><c r="B${n + 1}" t="s"><v>0</v></c><c r="C${n + 1}"><v>${n}</v></c><c r="D${n + 1}"><f>C${n + 1}*2</f><v>${2 * n}</v></c></row>`;
  const file = zipTexts({
    ...describeMainPart("xl/workbook.xml"),
    "xl/workbook.xml": `<workbook ${namespace} xmlns:r="${relationTypes}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": formatRelations({ "xl/sheet.xml": "worksheet", "xl/strings.xml": "sharedStrings" }),
    "xl/sheet.xml": `<worksheet ${namespace}><sheetData>${joinParts(rows, row)}</sheetData></worksheet>`,
    "xl/strings.xml": `<sst ${namespace}><si><t>in stock</t></si>${joinParts(rows, (n) => `<si><t>${sentence(n)}</t></si>`)}</sst>`,
  });
  return { fileName: "a.xlsx", size: `${rows} rows`, file };
}

export const listOfficeFiles = (): OfficeFile[] => [buildDocx(200), buildPptx(200), buildXlsx(10_000)];

/** The numbers in these documents keep the compression ratio below its limit. */
export function listHostileOfficeFiles(): HostileFile[] {
  const run = (n: number) => `<w:r><w:t>word ${n}</w:t></w:r>`;
  const box = (n: number) => `<w:r><w:pict><w:txbxContent><w:p>${run(n)}</w:p></w:txbxContent></w:pict></w:r>${run(n)}`;
  const one = (count: number, part: (n: number) => string) => buildDocument(`<w:p>${joinParts(count, part)}</w:p>`);
  const files: [name: string, fileName: string, file: () => Uint8Array][] = [
    ["100 MB of blanks in a document", "a.docx", () => buildDocument(" ".repeat(100_000_000))],
    ["nested controls in a document", "b.docx", () => buildDocument("<w:sdt>".repeat(100_000))],
    ["text boxes in one paragraph", "c.docx", () => one(10_000, box)],
    [
      "bookmarks that cross",
      "d.docx",
      () => one(50_000, (n) => `<w:bookmark${n < 25_000 ? "Start" : "End"} w:id="${n % 25_000}"/>${run(n)}`),
    ],
    [
      "runs of many formats",
      "e.docx",
      () => one(50_000, (n) => `<w:r><w:rPr><w:sz w:val="${n % 7}"/></w:rPr><w:t>word ${n}</w:t></w:r>`),
    ],
    ["100 MB of blanks in a book", "a.epub", () => book(" ".repeat(100_000_000))],
    ["nested elements in a book", "b.epub", () => book(joinParts(100_000, (n) => `<div id="n${n}">`))],
    ["a paragraph of 10 MB in a book", "c.epub", () => book(`<p>${joinParts(800_000, (n) => `word ${n}. `)}</p>`)],
    ["100 MB of blanks in a story", "a.idml", () => story(" ".repeat(100_000_000))],
    ["nested tables in a story", "b.idml", () => story(joinParts(100_000, (n) => `<Table Self="n${n}">`))],
    ["footnotes in one paragraph", "c.idml", () => story(inRange(joinParts(20_000, footnote)))],
  ];
  return files.map(([name, fileName, file]) => ({ name, fileName, file }));
}

const inRange = (content: string) =>
  `<ParagraphStyleRange><CharacterStyleRange>${content}</CharacterStyleRange></ParagraphStyleRange>`;
const content = (text: string) => `<Content>${text}</Content>`;
const footnote = (n: number) => `${content(`word ${n} `)}<Footnote>${inRange(content(`note ${n}`))}</Footnote>`;

const story = (stories: string): Uint8Array =>
  zipTexts({
    "designmap.xml": '<Document><Story src="s.xml"/></Document>',
    "s.xml": `<Story Self="u">${stories}</Story>`,
  });

const book = (body: string): Uint8Array =>
  zipTexts({
    "META-INF/container.xml": '<container><rootfile full-path="p.opf"/></container>',
    "p.opf":
      '<package><manifest><item id="t" href="t.xhtml" media-type="application/xhtml+xml"/></manifest>' +
      '<spine><itemref idref="t"/></spine></package>',
    "t.xhtml": `<html><body>${body}</body></html>`,
  });
