import { zip } from "../../filters/zip.ts";

const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const office = "http://schemas.openxmlformats.org";
const related = (target: string, type: string) =>
  `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;

/** A workbook of a term and its translation. */
export function workbook(definedName: string): Uint8Array {
  const namespace = `xmlns="${office}/spreadsheetml/2006/main"`;
  return zip({
    "_rels/.rels": related("/xl/workbook.xml", "officeDocument"),
    "xl/workbook.xml": `<workbook ${namespace} xmlns:r="${relations}"><definedNames><definedName name="a">${definedName}</definedName></definedNames><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": related("/xl/sheet.xml", "worksheet"),
    "xl/sheet.xml": `<worksheet ${namespace}><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>quay</t></is></c><c r="B1" t="inlineStr"><is><t>Kai</t></is></c></row></sheetData></worksheet>`,
  });
}

export function wordDocument(paragraphs: number): Uint8Array {
  const text = `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${"<w:p><w:r><w:t>a</w:t></w:r></w:p>".repeat(paragraphs)}</w:body></w:document>`;
  return zip({ "_rels/.rels": related("/word/document.xml", "officeDocument"), "word/document.xml": text });
}

/** A workbook whose cells are written so. */
export function sheetOf(data: string): Uint8Array {
  const namespace = `xmlns="${office}/spreadsheetml/2006/main"`;
  return zip({
    "_rels/.rels": related("/xl/workbook.xml", "officeDocument"),
    "xl/workbook.xml": `<workbook ${namespace} xmlns:r="${relations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": related("/xl/sheet.xml", "worksheet"),
    "xl/sheet.xml": `<worksheet ${namespace}>${data}</worksheet>`,
  });
}

/** A book whose spine names one chapter again and again. */
export const book = (times: number): Uint8Array =>
  zip({
    mimetype: "application/epub+zip",
    "META-INF/container.xml":
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="a.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    "a.opf": `<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine>${'<itemref idref="a"/>'.repeat(times)}</spine></package>`,
    "a.xhtml": '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Mind the wet deck.</p></body></html>',
  });
