import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const { resolve } = createRequire(import.meta.url);

/**
 * System fonts of readers, which differ in width by a third. The widest that is common, one far narrower, and the usual
 * one.
 */
const families = {
  wide: { text: "dejavu-sans", code: "dejavu-mono" },
  narrow: { text: "roboto-condensed", code: "inconsolata" },
  standard: { text: "roboto", code: "roboto-mono" },
} as const;

export type FontName = keyof typeof families;
export const fontNames = Object.keys(families) as FontName[];

interface Face {
  family: string;
  weight: string;
  /** In base64. */
  data: string;
}

const faces = await Promise.all(
  fontNames.flatMap((name) =>
    (["text", "code"] as const).flatMap((use) =>
      ["400", "700"].map(async (weight): Promise<Face> => {
        const family = families[name][use];
        const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
        return { family: `${name} ${use}`, weight, data: await readFile(file, "base64") };
      }),
    ),
  ),
);

/** Gives the page the fonts; it is shown in one of them after `useFont`. No request is made, so its policy holds. */
export const addFonts = (page: Page) =>
  page.evaluate((faces) => {
    for (const { family, weight, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight }));
    }
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { chosenFont: sheet });
  }, faces);

/** Shows the page in one of the fonts, as if the reader's system had no other. */
export const useFont = (page: Page, name: FontName) =>
  page.evaluate(async (name) => {
    const { chosenFont } = window as unknown as { chosenFont: CSSStyleSheet };
    chosenFont.replaceSync(`:root { --font-text: "${name} text"; --font-code: "${name} code" }`);
    await Promise.all([...document.fonts].filter(({ family }) => family.includes(name)).map((face) => face.load()));
  }, name);
