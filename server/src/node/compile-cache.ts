import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * From here on, Node caches compiled code, for threads too. A start then takes half of the processor time, and no
 * thread loads the TypeScript compiler, which takes 10 MB. A package contains no TypeScript, and its folder may be
 * read-only.
 */
if (import.meta.url.endsWith(".ts")) {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../../../.cache/compiled", import.meta.url));
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
