import { textFilter } from "../document/text-filter.ts";
import { htmlOptions } from "./options.ts";
import { readHtml } from "./read.ts";
import { type Attribute, attributesOf, scanHtml } from "./scan.ts";
import { htmlAttribute, htmlReference } from "./write.ts";

/** HTML: texts between block elements with inline elements as tags, and the attributes that are read by people. */
export const html = textFilter({
  name: "html",
  extensions: [".html", ".htm", ".xhtml"],
  options: htmlOptions,
  declaredEncoding,
  read(text, { options, targetLanguage }) {
    const languages = languagesOf(text);
    return {
      parts: readHtml(text, options),
      sourceLanguage: languages[0]?.value,
      edits: targetLanguage
        ? languages.map(({ start, end, quote }) => ({ start, end, text: htmlAttribute(quote)(targetLanguage) }))
        : [],
    };
  },
  reference: htmlReference,
});

/** The attributes that name the language of the whole document. */
function languagesOf(text: string): Attribute[] {
  const head = text.slice(0, 4096);
  for (const token of scanHtml(head)) {
    if (token.kind !== "open" || token.name !== "html") continue;
    return attributesOf(head, token).filter(({ name }) => name === "lang" || name === "xml:lang");
  }
  return [];
}

/** What the first 1,024 bytes declare; a declared UTF-16 means UTF-8, since it could be read so far. */
function declaredEncoding(file: Uint8Array): string | undefined {
  const head = new TextDecoder("latin1").decode(file.subarray(0, 1024));
  const declared = /<meta[^>]+charset\s*=\s*["']?([\w.:-]+)|<\?xml[^>]+encoding\s*=\s*["']([\w.:-]+)/i.exec(head);
  const name = declared?.[1] ?? declared?.[2];
  return name?.toLowerCase().startsWith("utf-16") ? "utf-8" : name;
}
