import { satteri } from "@astrojs/markdown-satteri";
import mdx from "@astrojs/mdx";
import { sandboxSeed } from "@openparlance/sandbox/build";
import { defineConfig } from "astro/config";
import { siteFiles } from "./build/index.ts";
import { lazyParts } from "./build/lazy-parts.ts";
import { reactAtBuild } from "./build/react-at-build.ts";
import { sandboxEntry } from "./build/sandbox.ts";
import { site } from "./src/config.ts";

// Otherwise Astro would use these variables of the shell, where scripts use them for other purposes.
for (const name of ["BASE_URL", "SITE"]) delete process.env[name];

/** For a site below a path. The defaults suit `npm start`. */
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
    // In kB. Exceeds the size of the sandbox, which is loaded on demand. The bench checks the scripts of pages.
    build: { assetsInlineLimit: 0, chunkSizeWarningLimit: 5000 },
    worker: {
      format: "es",
      rolldownOptions: { output: { entryFileNames: "assets/[name].worker-[hash].js" } },
    },
    resolve: { alias: otherDescription(process.env.DESCRIPTION) },
  },
  integrations: [mdx(), reactAtBuild(), siteFiles()],
});

/** Replaces the description, to measure the cost of a larger one. */
function otherDescription(replacement?: string) {
  return replacement ? [{ find: /^@openparlance\/api\/openapi\.json$/, replacement }] : [];
}
