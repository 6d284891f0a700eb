/**
 * Sentences with their translations as TMX, English to German.
 *
 * @param table a sentence a line, its translation after a tab
 */
export function formatTmx(table: string): string {
  const lines = table.trim().split("\n");
  const pairs = lines.map((line) => line.split("\t")) as [source: string, target: string][];
  const variant = (language: string, text: string) =>
    `<tuv xml:lang="${language}"><seg>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</seg></tuv>`;
  const units = pairs.map(([source, target]) => `<tu>${variant("en-GB", source)}${variant("de-DE", target)}</tu>`);
  const header = `<header srclang="en-GB" datatype="plaintext" segtype="sentence" adminlang="en" creationtool="harbour" creationtoolversion="1" o-tmf="none"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">${header}<body>\n${units.join("\n")}\n</body></tmx>\n`;
}
