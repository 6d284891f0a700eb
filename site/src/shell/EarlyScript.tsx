import { transformSync } from "esbuild";
import { drawCrashes } from "./early/crash-page.ts";
import { watchFiles } from "./early/files.ts";
import { restoreSettings } from "./early/settings.ts";

/** Each runs as text of the page: it uses nothing from outside its own body. */
const parts = [restoreSettings, drawCrashes, watchFiles];
const { code } = transformSync(parts.map((part) => `(${part})();`).join(""), { minify: true });

/** The one script inside the page: small, and before the first paint. */
export function EarlyScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is this build's own functions
  return <script dangerouslySetInnerHTML={{ __html: code.trim() }} />;
}
