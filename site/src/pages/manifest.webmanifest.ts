import { site } from "../config.ts";
import { href } from "../docs/links.ts";

const manifest = {
  name: site.title,
  short_name: site.product,
  description: site.tagline,
  lang: "en",
  start_url: href("/"),
  scope: href("/"),
  display: "browser",
  background_color: "#ffffff",
  theme_color: "#322c87",
  icons: [192, 512].map((size) => ({
    src: href(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose: "any maskable",
  })),
};

export const GET = () => new Response(JSON.stringify(manifest, null, 2));
