import { transformSync } from "esbuild";
import { early } from "./early.ts";

const { code } = transformSync(`(${early})()`, { minify: true });

/** The one script inside the page: small, and before the first paint. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is this build's own function
  return <script dangerouslySetInnerHTML={{ __html: code.trim() }} />;
}
