import type { HtmlToken } from "./scan.ts";

/** Whether the content of an element is translated: `no` by its attribute, `foreign` because of its language. */
export type TranslateMode = "yes" | "no" | "foreign";

/** Tags that end an element whose end tag is missing. */
interface MissingEnd {
  /** The tags that can't be inside the element; closing tags have a slash. */
  tags: ReadonlySet<string>;
  /** The elements inside which those tags are allowed. */
  allowedInside: ReadonlySet<string>;
}

/** @param tags separated by blanks, and so are `allowedInside` */
const allowMissingEnd = (tags: string, allowedInside = ""): MissingEnd => ({
  tags: new Set(tags.split(" ")),
  allowedInside: new Set(allowedInside.split(" ")),
});

const listClosingTags = (names: string) => names.replace(/\w+/g, "/$&");
const blockElements =
  "address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer " +
  "form h1 h2 h3 h4 h5 h6 header hgroup hr html li main menu nav ol pre search section summary table tbody td tfoot th " +
  "thead tr ul";
const sections = "tbody tfoot thead";
const definitionElements = allowMissingEnd("dd dt /dl", "dl");
const cellEnds = allowMissingEnd(`td th tr ${sections} /tr ${listClosingTags(sections)} /table`, "table");
const tableSectionElements = allowMissingEnd(`${sections} /table`, "table");
const blocks = `p ${blockElements} ${listClosingTags(blockElements)}`;
const annotationElements = allowMissingEnd(`rb rp rt rtc /ruby /p ${blocks}`, "ruby");

/** Source: HTML Living Standard, section 13.1.2.4 "Optional tags"; HTML 5, for `rtc`. */
const missingEnds: ReadonlyMap<string, MissingEnd> = new Map([
  ["p", allowMissingEnd(blocks)],
  ["li", allowMissingEnd("li /ul /ol /menu", "ul ol menu")],
  ["dd", definitionElements],
  ["dt", definitionElements],
  ["td", cellEnds],
  ["th", cellEnds],
  ["tr", allowMissingEnd(`tr ${sections} ${listClosingTags(sections)} /table`, "table")],
  ["tbody", tableSectionElements],
  ["tfoot", tableSectionElements],
  ["thead", tableSectionElements],
  ["option", allowMissingEnd("option optgroup hr /optgroup /select /datalist")],
  ["optgroup", allowMissingEnd("optgroup hr /select")],
  ["rp", annotationElements],
  ["rt", annotationElements],
  ["rtc", allowMissingEnd(`rb rp rtc /ruby /p ${blocks}`, "ruby")],
]);

/** An open element that is translated although its parent isn't, or that isn't although its parent is. */
export class ElementScope {
  readonly start: number;
  readonly translation: TranslateMode;
  readonly isCode: boolean;
  /** Whether the element is a drawing, whose texts are visible. */
  readonly isDrawing: boolean;
  /** Whether the element is the reading of a text, which a translation drops. */
  readonly isReading: boolean;
  readonly #name: string;
  readonly #missingEnd: MissingEnd | undefined;
  /** The number of open elements inside it that prevent such tags from ending it. */
  #depth = 0;

  /** @param hasAllEnds whether each element has its end tag, as in XML */
  constructor(
    { name, start }: Pick<HtmlToken, "name" | "start">,
    {
      translation,
      isCode,
      isDrawing = false,
      isReading = false,
      hasAllEnds,
    }: {
      translation: TranslateMode;
      isCode: boolean;
      isDrawing?: boolean;
      isReading?: boolean;
      hasAllEnds: boolean;
    },
  ) {
    this.#name = name;
    this.start = start;
    this.translation = translation;
    this.isCode = isCode;
    this.isDrawing = isDrawing;
    this.isReading = isReading;
    this.#missingEnd = hasAllEnds ? undefined : missingEnds.get(name);
  }

  endsBefore({ kind, name }: HtmlToken): boolean {
    if (this.#depth > 0 || !this.#missingEnd) return false;
    return this.#missingEnd.tags.has(kind === "close" ? `/${name}` : name);
  }

  /** Whether the tag is the end of the element. Must be called once for each token in the element. */
  isEnd({ kind, name }: HtmlToken): boolean {
    if (kind === "close" && this.#depth === 0 && name === this.#name) return true;
    const isAround = this.#missingEnd ? this.#missingEnd.allowedInside.has(name) : name === this.#name;
    if (isAround && kind === "open") this.#depth++;
    if (isAround && kind === "close" && this.#depth > 0) this.#depth--;
    return false;
  }
}
