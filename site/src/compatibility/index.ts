import { fileURLToPath } from "node:url";

/** How public clients work with this API; `npm run compatibility` writes `records/compatibility.json`. */
export interface Compatibility {
  /** A day, such as 2026-11-22. */
  on: string;
  clients: ClientResult[];
}

export interface ClientResult {
  name: string;
  version: string;
  about: string;
  /** For users, in Markdown; may be empty. */
  note: string;
  /** The number of tested features, such as operations. */
  tried: number;
  unit: "operations" | "webhook deliveries";
  /** Features with another result than documented: `listFileTranslations: 400`. */
  differs: string[];
}

export const compatibilityFile = fileURLToPath(new URL("../../../records/compatibility.json", import.meta.url));
