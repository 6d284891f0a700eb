import type { InlineRule } from "../xml/inline.ts";

/** Text that a tracked change of Trados Studio deletes. */
const deletionPattern = /^x-sdl-(?:feedback-)?deleted$/;
const nativeCodes: ReadonlySet<string> = new Set(["it", "ph", "x"]);

/**
 * Inline elements of XLIFF 1.2 (OASIS 2008, section 2.4): `bpt` and `ept`, `bx` and `ex` are pairs by `rid` or `id`.
 * The text in other elements, such as those of HTML, is text of the segment.
 */
export const readXliff12Inline: InlineRule = (name, attribute) => {
  const id = attribute("id") ?? "";
  // Most codes are of this kind.
  if (name === "g") return { as: "pair", key: `g ${id}` };
  const shared = `pair ${attribute("rid") ?? id}`;
  if (name === "bpt" || name === "bx") return { as: "code", kind: "open", key: shared };
  if (name === "ept" || name === "ex") return { as: "code", kind: "close", key: shared };
  if (nativeCodes.has(name)) return { as: "code", kind: "standalone", key: `${name} ${id}` };
  if (name !== "mrk") return { as: "pair", key: `${name} ${id}` };
  if (attribute("mtype") === "seg") return { as: "segment", id: attribute("mid") ?? "" };
  if (attribute("mtype") === "protected" || deletionPattern.test(attribute("mtype") ?? ""))
    return { as: "code", kind: "standalone", key: `mrk ${attribute("mid") ?? ""}` };
  return { as: "pair", key: `mrk ${attribute("mid") ?? ""}` };
};

/** Inline elements of XLIFF 2.0 and 2.1 (OASIS 2014 and 2018, section 4.2.3). */
export const readXliff2Inline: InlineRule = (name, attribute) => {
  const id = attribute("id") ?? "";
  if (name === "pc") return { as: "pair", key: `pc ${id}` };
  if (name === "mrk" && attribute("translate") !== "no") return { as: "pair", key: `mrk ${id}` };
  if (name === "sc" || name === "sm") return { as: "code", kind: "open", key: `${name} ${id}` };
  if (name === "ec") return { as: "code", kind: "close", key: `sc ${attribute("startRef") ?? id}` };
  if (name === "em") return { as: "code", kind: "close", key: `sm ${attribute("startRef") ?? id}` };
  return { as: "code", kind: "standalone", key: `${name} ${id || attribute("hex") || ""}` };
};
