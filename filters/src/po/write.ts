import { controlEscapes } from "../document/controls.ts";

export const findLineEnd = (text: string): string => (text.includes("\r\n") ? "\r\n" : "\n");

const formatOctal = (control: string): string => `\\${control.charCodeAt(0).toString(8).padStart(3, "0")}`;

/** Writes a text in quotes. As in gettext, several lines are written on separate lines, below an empty string. */
export function createStringWriter(lineEnd: string): (text: string) => string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds the characters to escape
  const escapedPattern = /[\\"\0-\x1f\x7f]/g;
  const quote = (text: string) =>
    `"${text.replace(escapedPattern, (match) => controlEscapes.get(match) ?? (match < " " || match > "~" ? formatOctal(match) : `\\${match}`))}"`;
  return (text) => {
    if (text.search(escapedPattern) < 0) return `"${text}"`;
    const lines = text.split(/(?<=\n)/);
    return lines.length < 2 ? quote(text) : ['""', ...lines.map(quote)].join(lineEnd);
  };
}
