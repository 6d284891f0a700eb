import type { InlineRule } from "../../xml/inline.ts";

/** Inline elements of TMX 1.4b (LISA OSCAR 2005, section 3.3): native codes, and `hi` around text. */
export const inlineTmx: InlineRule = (name, attribute) => {
  const shared = `i ${attribute("i") ?? ""}`;
  const x = attribute("x");
  if (name === "bpt") return { as: "code", kind: "open", key: shared, match: x ? `x ${x}` : shared };
  if (name === "ept") return { as: "code", kind: "close", key: shared };
  if (name === "hi") return { as: "pair", key: `hi ${x ?? ""}` };
  return { as: "code", kind: "standalone", key: `${name} ${x ?? ""}` };
};
