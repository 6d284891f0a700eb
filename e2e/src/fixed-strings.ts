import fixedStrings from "../../design/fixed-strings.json" with { type: "json" };

/** Texts and values that the product fixes exactly. */
export const fixed = fixedStrings;
