import { strToU8, zipSync } from "fflate";
import type { Making } from "./generated-files.ts";

const officeRelations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const officeFormats = "http://schemas.openxmlformats.org";
const relations = (links: Readonly<Record<string, string>>) =>
  strToU8(
    `<Relationships xmlns="${officeFormats}/package/2006/relationships">${Object.entries(links)
      .map(
        ([target, type], n) => `<Relationship Id="rId${n + 1}" Type="${officeRelations}/${type}" Target="/${target}"/>`,
      )
      .join("")}</Relationships>`,
  );

/** A workbook of one sheet, with a name for the formula `definedName`, and the bytes `entry` as its `part`. */
export const workbook = (definedName: string, part: string, entry: Uint8Array) =>
  zipSync(
    {
      "_rels/.rels": relations({ "xl/workbook.xml": "officeDocument" }),
      "xl/workbook.xml": strToU8(
        `<workbook xmlns="${officeFormats}/spreadsheetml/2006/main" xmlns:r="${officeRelations}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="n">${definedName}</definedName></definedNames></workbook>`,
      ),
      "xl/_rels/workbook.xml.rels": relations({ "xl/sheet.xml": "worksheet", "xl/strings.xml": "sharedStrings" }),
      "xl/sheet.xml": strToU8(
        `<worksheet xmlns="${officeFormats}/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>`,
      ),
      [part]: entry,
    },
    { level: 0 },
  );

const cell = (text: string, n: number) => `<c r="A${n + 1}" t="inlineStr"><f>${text}</f><is><t>${text}</t></is></c>`;

/** As `makings`, for the formats of Microsoft Office, whose archives need more than the texts. */
export const officeMakings: Readonly<Record<string, Making>> = {
  docx: {
    extension: ".docx",
    text: (texts) =>
      `<w:document xmlns:w="${officeFormats}/wordprocessingml/2006/main"><w:body>${texts
        .map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`)
        .join("")}</w:body></w:document>`,
    pack: (entry) =>
      zipSync({
        "_rels/.rels": relations({ "word/document.xml": "officeDocument" }),
        "word/document.xml": entry,
      }),
  },
  pptx: {
    extension: ".pptx",
    text: (texts) =>
      `<p:sld xmlns:a="${officeFormats}/drawingml/2006/main" xmlns:p="${officeFormats}/presentationml/2006/main"><p:cSld><p:spTree><p:sp><p:txBody>${texts
        .map((text) => `<a:p><a:r><a:t>${text}</a:t></a:r></a:p>`)
        .join("")}</p:txBody></p:sp></p:spTree></p:cSld></p:sld>`,
    pack: (entry) =>
      zipSync({
        "_rels/.rels": relations({ "ppt/presentation.xml": "officeDocument" }),
        "ppt/presentation.xml": strToU8(
          `<p:presentation xmlns:p="${officeFormats}/presentationml/2006/main" xmlns:r="${officeRelations}"><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
        ),
        "ppt/_rels/presentation.xml.rels": relations({ "ppt/slides/slide.xml": "slide" }),
        "ppt/slides/slide.xml": entry,
      }),
  },
  xlsx: {
    extension: ".xlsx",
    text: (texts) =>
      `<worksheet xmlns="${officeFormats}/spreadsheetml/2006/main"><sheetData>${texts
        .map((text, n) => `<row r="${n + 1}">${cell(text, n)}</row>`)
        .join("")}</sheetData><headerFooter><oddHeader>${texts[0]}</oddHeader></headerFooter></worksheet>`,
    pack: (entry) => workbook("A!A1", "xl/sheet.xml", entry),
  },
};
