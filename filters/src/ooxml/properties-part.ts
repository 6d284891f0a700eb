import type { PartKind } from "./parts.ts";

/** What a document says of itself (ECMA-376 part 2, section 8). */
export const documentProperties: PartKind = {
  root: "cp:coreProperties",
  vocabulary: {
    paragraphs: {},
    texts: new Set(["dc:title", "dc:subject", "dc:description", "cp:keywords", "cp:category"]),
  },
  context: "document properties",
};
