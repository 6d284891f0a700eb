import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { Resvg } from "@resvg/resvg-js";
import satori from "satori";
import { quotes } from "../src/shell/brand/mark.ts";

/** Pixels, as Open Graph recommends. */
export const cardSize = { width: 1200, height: 630 };

export interface Card {
  product: string;
  title: string;
  description: string;
  /** Host and path, shown at the bottom. */
  address: string;
}

const colors = { paper: "#ffffff", ink: "#1a1930", secondary: "#595773", brand: "#322c87", accent: "#1890ff" };
const require = createRequire(import.meta.url);
const faces = [
  [400, require.resolve("@fontsource/geist/files/geist-latin-400-normal.woff")],
  [500, require.resolve("@fontsource/geist/files/geist-latin-500-normal.woff")],
  [600, require.resolve("@fontsource/geist/files/geist-latin-600-normal.woff")],
] as const;

const fonts = Promise.all(faces.map(async ([weight, path]) => ({ name: "Geist", weight, data: await readFile(path) })));

/** An SVG document without fonts: its letters are paths. */
export async function drawCard({ product, title, description, address }: Card): Promise<string> {
  const card = box(
    {
      width: "100%",
      height: "100%",
      boxSizing: "border-box",
      flexDirection: "column",
      justifyContent: "space-between",
      padding: "72px 80px 64px",
      backgroundColor: colors.paper,
      borderBottom: `12px solid ${colors.brand}`,
      color: colors.ink,
    },
    wordmark(product),
    box(
      { flexDirection: "column" },
      text({ fontSize: 72, fontWeight: 600, letterSpacing: "-0.03em", lineHeight: 1.1, textWrap: "balance" }, title),
      text({ fontSize: 32, lineHeight: 1.4, marginTop: 24, color: colors.secondary, maxWidth: 920 }, description),
    ),
    box(
      { alignItems: "center" },
      box({ width: 32, height: 6, marginRight: 20, borderRadius: 3, backgroundColor: colors.accent }),
      text({ fontSize: 26, fontWeight: 500, color: colors.secondary }, address),
    ),
  );
  return satori(card, { ...cardSize, fonts: await fonts });
}

export const renderCard = (svg: string): Uint8Array => new Resvg(svg).render().asPng();

function wordmark(product: string) {
  const mark = {
    type: "svg",
    props: {
      viewBox: quotes.viewBox,
      width: 61,
      height: 52,
      children: [
        { type: "path", props: { d: quotes.open, fill: colors.brand } },
        { type: "path", props: { d: quotes.close, fill: colors.accent } },
      ],
    },
  };
  const nameStyle = { fontSize: 46, fontWeight: 600, letterSpacing: "-0.035em", marginLeft: 18 };
  const name = text(nameStyle, product.toLowerCase());
  return box({ alignItems: "center" }, mark, name);
}

type Style = Record<string, string | number>;

const box = (style: Style, ...children: object[]) => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, children },
});

const text = (style: Style, content: string) => ({ type: "div", key: null, props: { style, children: content } });
