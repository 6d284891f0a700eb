import fixedStrings from "../../design/fixed-strings.json" with { type: "json" };

export { fixedStrings };
