import { readFile } from "node:fs/promises";

type Pairs = (readonly [source: string, target: string])[];

export const leaflet =
  "The red bus stops at the old harbour.\nThe ferry leaves at ten.\nPlease keep the gangway clear.\n";

export const terms = "source,target,note\ngangway,Landgang,\nharbour pilot,Hafenlotse,person\nberth,Liegeplatz,\n";

/** The sentences of a table, one a line, as TMX. */
export async function buildTmx(table: string): Promise<string> {
  const lines = (await readFile(new URL(`texts/${table}.tsv`, import.meta.url), "utf8")).trim().split("\n");
  const pairs = lines.map((line) => line.split("\t")) as unknown as Pairs;
  const variant = (language: string, text: string) =>
    `<tuv xml:lang="${language}"><seg>${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</seg></tuv>`;
  const units = pairs.map(([source, target]) => `<tu>${variant("en-GB", source)}${variant("de-DE", target)}</tu>`);
  const header = `<header srclang="en-GB" datatype="plaintext" segtype="sentence" adminlang="en" creationtool="harbour" creationtoolversion="1" o-tmf="none"/>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4">${header}<body>\n${units.join("\n")}\n</body></tmx>\n`;
}
