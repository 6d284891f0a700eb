import type { StreamSegment } from "../engine/memory/segments.ts";

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A TMX file from English to German. */
export function buildTmx(pairs: readonly StreamSegment[]): string {
  const variant = (language: string, text: string) =>
    `<tuv xml:lang="${language}"><seg>${escapeText(text)}</seg></tuv>`;
  const units = pairs.map(({ source, target }) => `<tu>${variant("en", source)}${variant("de", target)}</tu>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header srclang="en"/><body>\n${units.join("")}</body></tmx>\n`;
}
