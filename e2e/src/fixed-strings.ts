import fixedStrings from "../../design/fixed-strings.json" with { type: "json" };

/** What the product fixes word for word or value for value. */
export const fixed = fixedStrings;
