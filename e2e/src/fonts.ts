import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const { resolve } = createRequire(import.meta.url);

/** Common system fonts: the widest, a far narrower one, and the usual one. Their widths differ by a third. */
const fontFamilies = {
  wide: { text: "dejavu-sans", code: "dejavu-mono" },
  narrow: { text: "roboto-condensed", code: "inconsolata" },
  standard: { text: "roboto", code: "roboto-mono" },
} as const;

export type FontName = keyof typeof fontFamilies;
export const fontNames = Object.keys(fontFamilies) as FontName[];

const fontFaces = await Promise.all(
  fontNames.flatMap((name) =>
    (["text", "code"] as const).flatMap((use) =>
      ["400", "700"].map(async (weight) => {
        const family = fontFamilies[name][use];
        const file = resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`);
        return { family: `${name} ${use}`, weight, data: await readFile(file, "base64") };
      }),
    ),
  ),
);

/** Adds the fonts without a request, because of the page's policy; `useFont` selects one. */
export const addFonts = (page: Page) =>
  page.evaluate((faces) => {
    for (const { family, weight, data } of faces) {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace(family, bytes, { weight }));
    }
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { chosenFont: sheet });
  }, fontFaces);

/** Shows the page as if the system had only this font. */
export const useFont = (page: Page, name: FontName) =>
  page.evaluate(async (name) => {
    const { chosenFont } = window as unknown as { chosenFont: CSSStyleSheet };
    chosenFont.replaceSync(`:root { --font-text: "${name} text"; --font-code: "${name} code" }`);
    await Promise.all([...document.fonts].filter(({ family }) => family.includes(name)).map((face) => face.load()));
  }, name);
