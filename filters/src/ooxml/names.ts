/** The prefixes that the code uses for namespaces: those of ECMA-376 part 1, which Office writes. */
const prefixes = new Map(
  Object.entries({
    "wordprocessingml/main": "w",
    "presentationml/main": "p",
    "spreadsheetml/main": "x",
    "drawingml/main": "a",
    "drawingml/chart": "c",
    "drawingml/diagram": "dgm",
    "drawingml/spreadsheetDrawing": "xdr",
    "drawingml/wordprocessingDrawing": "wp",
  }).flatMap(([path, prefix]): [string, string][] => [
    [`http://schemas.openxmlformats.org/${path.replace("/", "/2006/")}`, prefix],
    // The namespaces of the strict form of the standard.
    [`http://purl.oclc.org/ooxml/${path}`, prefix],
  ]),
)
  // Current comments have a separate namespace, with the same root as older ones.
  .set("http://schemas.microsoft.com/office/powerpoint/2018/8/main", "p")
  .set("http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments", "xtc");

/** Converts element names to the usual prefixes. A prefix that a part's root does not declare is usual already. */
export class ElementNames {
  readonly #standard = new Map<string, string>();
  readonly #known = new Map<string, string>();

  /** @param root the attributes of the part's root element */
  constructor(root: readonly { name: string; value: string }[]) {
    for (const { name, value } of root) {
      const canonicalName = prefixes.get(value);
      if (canonicalName !== undefined && name.startsWith("xmlns"))
        this.#standard.set(name.slice("xmlns:".length), canonicalName);
    }
  }

  /** The last name and its conversion, because readers need the name of an element several times. */
  #last = "";
  #lastCanonical = "";

  /** `document` or `ns0:document` → `w:document` */
  canonicalName(name: string): string {
    if (name === this.#last) return this.#lastCanonical;
    this.#last = name;
    this.#lastCanonical = this.#known.get(name) ?? this.#convert(name);
    return this.#lastCanonical;
  }

  #convert(name: string): string {
    const colon = name.indexOf(":");
    const prefix = this.#standard.get(colon < 0 ? "" : name.slice(0, colon));
    // A name such as `constructor` would be found in any object.
    const own = name in Object.prototype ? `:${name}` : name;
    const canonicalName = prefix === undefined ? own : `${prefix}:${name.slice(colon + 1)}`;
    this.#known.set(name, canonicalName);
    return canonicalName;
  }
}
