import description from "@openparlance/api/openapi.json" with { type: "json" };
import descriptionText from "@openparlance/api/openapi.json?raw";
import { toOpenApi32 } from "@openparlance/api/openapi-3.2";
import type { APIRoute, GetStaticPaths } from "astro";
import { stringify } from "yaml";
import { site } from "../config.ts";
import { inputFiles } from "../docs/inputs.ts";
import { hrefOf } from "../docs/links.ts";
import { buildDownloads } from "../reference/downloads/index.ts";
import { buildIco, homeScreenPng, tabIcon } from "../shell/brand/icons.ts";

const iconSizes = [192, 512];

const manifest = {
  name: site.title,
  short_name: site.product,
  description: site.tagline,
  lang: "en",
  start_url: hrefOf("/"),
  scope: hrefOf("/"),
  display: "browser",
  background_color: "#ffffff",
  theme_color: "#322c87",
  icons: iconSizes.map((size) => ({
    src: hrefOf(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  })),
};

const files = new Map<string, string | Uint8Array<ArrayBuffer>>([
  ["openapi.json", descriptionText],
  ["openapi-3.2.json", `${JSON.stringify(toOpenApi32(description), null, 2)}\n`],
  ["openapi.yaml", stringify(description, { lineWidth: 0, blockQuote: "literal", aliasDuplicateObjects: false })],
  ["manifest.webmanifest", JSON.stringify(manifest, null, 2)],
  ["favicon.ico", buildIco(16)],
  ["favicon.svg", tabIcon],
  ["apple-touch-icon.png", homeScreenPng(180)],
  ...iconSizes.map((size) => [`icon-${size}.png`, homeScreenPng(size)] as const),
  ...buildDownloads(new URL(hrefOf("/"), import.meta.env.SITE), inputFiles),
]);

export const getStaticPaths = (() => [...files.keys()].map((file) => ({ params: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) => new Response(files.get(params.file ?? ""));
