/** @param table a sentence and its translation per line, separated by a tab */
export function formatTmx(table: string, [source, target] = ["en-GB", "de-DE"]): string {
  const lines = table.trim().split("\n");
  const pairs = lines.map((line) => line.split("\t")) as [string, string][];
  const variant = (language = "", text: string) =>
    `<tuv xml:lang="${language}"><seg>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</seg></tuv>`;
  const units = pairs.map(([text, translation]) => `<tu>${variant(source, text)}${variant(target, translation)}</tu>`);
  const header = `<header srclang="${source}" datatype="plaintext" segtype="sentence" adminlang="en" creationtool="harbour" creationtoolversion="1" o-tmf="none"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">${header}<body>\n${units.join("\n")}\n</body></tmx>\n`;
}
