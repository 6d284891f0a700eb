import { readXliff12Inline } from "../../xliff/codes.ts";
import type { InlineRule } from "../../xml/inline.ts";

const nativeCodes: ReadonlySet<string> = new Set(["it", "ph", "ut"]);
const pointsOfXliff: ReadonlySet<string> = new Set(["bx", "ex", "x"]);

/**
 * Inline elements of TMX 1.4b (LISA OSCAR 2005, section 3.3): native codes, and `hi` around text. Some tools also write
 * elements of XLIFF or HTML; the text in them is text of the segment.
 */
export const inlineTmx: InlineRule = (name, attribute, depth) => {
  const shared = `i ${attribute("i") ?? ""}`;
  const x = attribute("x");
  if (name === "bpt") return { as: "code", kind: "open", key: shared, match: x ? `x ${x}` : shared };
  if (name === "ept") return { as: "code", kind: "close", key: shared };
  if (nativeCodes.has(name)) return { as: "code", kind: "standalone", key: `${name} ${x ?? ""}` };
  if (pointsOfXliff.has(name)) return readXliff12Inline(name, attribute, depth);
  return { as: "pair", key: `${name} ${x ?? attribute("id") ?? ""}` };
};
