/** The prefixes that the code calls namespaces by: those of ECMA-376 part 1, which Office writes. */
const prefixes: Readonly<Record<string, string>> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://schemas.openxmlformats.org/presentationml/2006/main": "p",
  "http://schemas.openxmlformats.org/spreadsheetml/2006/main": "x",
  "http://schemas.openxmlformats.org/drawingml/2006/main": "a",
  "http://schemas.openxmlformats.org/drawingml/2006/chart": "c",
  "http://schemas.openxmlformats.org/drawingml/2006/diagram": "dgm",
  "http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing": "xdr",
  "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp",
  // Comments of today are of a namespace of their own, with the root of the older ones.
  "http://schemas.microsoft.com/office/powerpoint/2018/8/main": "p",
  "http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments": "xtc",
  // The strict form of the standard.
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://purl.oclc.org/ooxml/presentationml/main": "p",
  "http://purl.oclc.org/ooxml/spreadsheetml/main": "x",
  "http://purl.oclc.org/ooxml/drawingml/main": "a",
  "http://purl.oclc.org/ooxml/drawingml/chart": "c",
  "http://purl.oclc.org/ooxml/drawingml/diagram": "dgm",
  "http://purl.oclc.org/ooxml/drawingml/spreadsheetDrawing": "xdr",
  "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing": "wp",
};

/**
 * Element names with the usual prefixes, whichever the part uses; a prefix that its root does not declare is taken for
 * the usual one.
 */
export class Names {
  readonly #standard = new Map<string, string>();
  readonly #known = new Map<string, string>();

  /** @param root the attributes of the part's root element */
  constructor(root: readonly { name: string; value: string }[]) {
    for (const { name, value } of root) {
      const canonicalName = prefixes[value];
      if (canonicalName !== undefined && name.startsWith("xmlns"))
        this.#standard.set(name.slice("xmlns:".length), canonicalName);
    }
  }

  /** `document` or `ns0:document` → `w:document` */
  canonicalName(name: string): string {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const colon = name.indexOf(":");
    const prefix = this.#standard.get(colon < 0 ? "" : name.slice(0, colon));
    const canonicalName = prefix === undefined ? name : `${prefix}:${name.slice(colon + 1)}`;
    this.#known.set(name, canonicalName);
    return canonicalName;
  }
}
