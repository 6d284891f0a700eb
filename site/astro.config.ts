import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import { sandboxSeed } from "@openparlance/sandbox/build";
import { defineConfig } from "astro/config";
import { siteFiles } from "./build/index.ts";
import { lazyParts } from "./build/lazy-parts.ts";
import { reactAtBuild } from "./build/react-at-build.ts";
import { sandboxEntry } from "./build/sandbox.ts";
import { site } from "./src/config.ts";

// Astro would read its own settings from the shell, where scripts use these variables for other purposes.
for (const name of ["BASE_URL", "SITE"]) delete process.env[name];

/** The URL of the built site. A company sets both at build time; the defaults suit `npm start`. */
const basePath = `/${(process.env.BASE_PATH ?? "").replace(/^\/+|\/+$/g, "")}/`.replace("//", "/");

export default defineConfig({
  site: process.env.SITE_URL ?? site.url,
  base: basePath,
  output: "static",
  outDir: "./dist",
  // Astro's own prefetch has other rules; ours are in src/shell/scripts/moves/prefetch.ts.
  prefetch: false,
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false, processor: satteri({ features: { smartPunctuation: false } }) },
  build: { format: "preserve", inlineStylesheets: "never", assets: "assets" },
  vite: {
    plugins: [lazyParts(), sandboxEntry(), sandboxSeed()],
    // In kB. The sandbox, which is loaded on demand, is larger than a page's scripts, whose budgets the bench checks.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 5000 },
    worker: {
      format: "es",
      rolldownOptions: { output: { entryFileNames: "assets/[name].worker-[hash].js" } },
    },
    resolve: { alias: otherDescription(process.env.DESCRIPTION) },
  },
  integrations: [mdx(), reactAtBuild(), siteFiles()],
});

/** Renders the reference of another description, to measure the cost of a larger one. */
function otherDescription(replacement?: string) {
  return replacement ? [{ find: /^@openparlance\/api\/openapi\.json$/, replacement }] : [];
}
