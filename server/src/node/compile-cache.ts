import { enableCompileCache } from "node:module";
import { fileURLToPath } from "node:url";

/**
 * From here on, Node keeps what it compiles, in threads too. A start takes half of the processor time then, and no thread
 * loads the compiler of types, which takes 10 MB. A package has no types, and its folder may not be writable.
 */
if (import.meta.url.endsWith(".ts")) {
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("../../../.cache/compiled", import.meta.url));
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
