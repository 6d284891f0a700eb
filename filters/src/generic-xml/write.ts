import { escapeAttribute } from "../xml/references.ts";

const inQuotes: ReadonlyMap<string, string> = new Map(['"', "\n", "\t"].map((char) => [char, escapeAttribute(char)]));
const inApostrophes: ReadonlyMap<string, string> = new Map([...inQuotes, ["'", "&apos;"]]);

/** How an attribute's value writes the characters that would end it or be lost in it, by the quote that it stands in. */
export const valueEscapes = (quote: string): ReadonlyMap<string, string> => (quote === "'" ? inApostrophes : inQuotes);
