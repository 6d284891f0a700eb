import { withoutTags } from "@openparlance/text";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { type Filter, settingsFor } from "../filter.ts";
import { filterNamed } from "../registry.ts";
import { officeMakings } from "../testing/office-files.ts";
import { packFiles } from "../testing/ooxml-files.ts";

const main = "word/document.xml";
const docx = (content: string) =>
  packFiles(
    {
      [main]: `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p>${content}</w:p></w:body></w:document>`,
    },
    [["", "officeDocument", main]],
  );

const pptx = (content: string) =>
  officeMakings.pptx?.pack?.(
    strToU8(officeMakings.pptx.text(["?"], "").replace(/<a:p>.*<\/a:p>/, `<a:p>${content}</a:p>`)),
  );

const idml = (content: string) =>
  zipSync({
    "designmap.xml": strToU8('<Document><Story src="Stories/a.xml"/></Document>'),
    "Stories/a.xml": strToU8(
      `<idPkg:Story xmlns:idPkg="x"><Story Self="a"><ParagraphStyleRange>${content}</ParagraphStyleRange></Story></idPkg:Story>`,
    ),
  });

const wordLink = (text: string, id: string) =>
  `<w:hyperlink w:anchor="${id}"><w:r><w:t>${text}</w:t></w:r></w:hyperlink>`;
const slideLink = (text: string, id: string) =>
  `<a:r><a:rPr><a:hlinkClick r:id="${id}"/></a:rPr><a:t>${text}</a:t></a:r>`;
const pageLink = (text: string, id: string) =>
  `<HyperlinkTextSource Self="${id}"><Content>${text}</Content></HyperlinkTextSource>`;

/** The plain text of the file's only segment; expects that the file comes back unchanged. */
function plainOf(format: string, file: string | Uint8Array = ""): string {
  const filter = filterNamed(format) as Filter;
  const input = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const { segments, merge } = filter.extract(input, settingsFor(filter, { sourceLanguage: "en" }));
  expect(segments).toHaveLength(1);
  expect(merge(segments.map(({ source }) => source))).toEqual(input);
  return withoutTags(segments[0]?.source ?? "");
}

test.each([
  ["html", '<p><a href="/">Home</a><a href="/a">About us</a></p>', "Home About us"],
  ["html", "<div><button>Save</button><button>Cancel</button></div>", "Save Cancel"],
  ["html", "<p>Mind the deck<br>No mooring</p>", "Mind the deck No mooring"],
  ["html", '<p>old liberties<a href="#n1"><sup>1</sup></a>.</p>', "old liberties 1."],
  ["html", "<p><button>Save</button>now</p>", "Save now"],
  ["html", "<p>un<b>believ</b>able</p>", "unbelievable"],
  ["html", "<p>Donau<wbr>dampfer</p>", "Donaudampfer"],
  ["html", "<p>Donau<!-- c -->dampfer</p>", "Donaudampfer"],
  ["html", "<p>Mind <ruby><rb>the</rb><rtc><rt>one</rt></rtc></ruby> deck</p>", "Mind the one deck"],
  ["html", "<p><b>Mega</b><i>store</i></p>", "Megastore"],
  ["markdown", "Mind![the](a.png)deck, [boat](b)s", "Mind the deck, boats"],
  ["idml", idml('<Content>Mind</Content><Rectangle Self="r"><Image/></Rectangle><Content>deck</Content>'), "Mind deck"],
  [
    "idml",
    idml(
      '<Content>Mind</Content><Oval><AnchoredObjectSetting AnchoredPosition="Anchored"/></Oval><Content>ful</Content>',
    ),
    "Mindful",
  ],
  ["xml", "<t>Mind the deck<br/>No mooring</t>", "Mind the deck No mooring"],
  ["docx", docx("<w:r><w:t>Office</w:t></w:r><w:r><w:tab/><w:t>Page</w:t></w:r>"), "Office Page"],
  ["docx", docx("<w:r><w:t>Office</w:t><w:br/><w:t>Page</w:t></w:r>"), "Office Page"],
  ["docx", docx('<w:r><w:t>Off</w:t></w:r><w:bookmarkStart w:id="1" w:name="a"/><w:r><w:t>ice</w:t></w:r>'), "Office"],
  ["docx", docx("<w:r><w:t>Off</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>ice</w:t></w:r>"), "Office"],
  ["docx", docx(wordLink("Home", "a") + wordLink("about", "b")), "Home about"],
  ["docx", docx('<w:r><w:t>Deck</w:t><w:footnoteReference w:id="2"/><w:t>wet</w:t></w:r>'), "Deck wet"],
  ["docx", docx("<w:r><w:t>Deck</w:t><w:drawing><wp:inline/></w:drawing><w:t>wet</w:t></w:r>"), "Deck wet"],
  ["docx", docx("<w:r><w:t>De</w:t><w:drawing><wp:anchor/></w:drawing><w:t>ck</w:t></w:r>"), "Deck"],
  ["pptx", pptx(slideLink("Home", "a") + slideLink("about", "b")), "Home about"],
  ["pptx", pptx("<a:r><a:t>Office</a:t></a:r><a:br/><a:r><a:t>Page</a:t></a:r>"), "Office Page"],
  ["idml", idml(pageLink("Home", "a") + pageLink("about", "b")), "Home about"],
])("a segment of %s says which of its codes separate words: %s", (format, file, plain) => {
  expect(plainOf(format, file)).toBe(plain);
});
