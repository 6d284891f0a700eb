import { transformSync } from "esbuild";
import { drawCrashes } from "./early/crash-page.ts";
import { watchFiles } from "./early/files.ts";
import { restoreSettings } from "./early/settings.ts";

/** These functions become text of the page, so they can't use variables outside their bodies. */
const parts = [restoreSettings, drawCrashes, watchFiles];
const { code } = transformSync(parts.map((part) => `(${part})();`).join(""), { minify: true });

/** The only inline script: small, and executed before the first paint. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is this build's own functions
  return <script dangerouslySetInnerHTML={{ __html: code.trim() }} />;
}
