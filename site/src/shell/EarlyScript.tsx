import { transformSync } from "esbuild";
import { drawCrashes } from "./early/crash-page.ts";
import { watchFiles } from "./early/files.ts";
import { restoreSettings } from "./early/settings.ts";

/** Each function is inserted into the page as text, so it can't use variables outside its body. */
const parts = [restoreSettings, drawCrashes, watchFiles];
const { code } = transformSync(parts.map((part) => `(${part})();`).join(""), { minify: true });

/** The only inline script of the page: small, and executed before the first paint. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is this build's own functions
  return <script dangerouslySetInnerHTML={{ __html: code.trim() }} />;
}
