import { fileURLToPath } from "node:url";

/** The folders of a server's site and, unless a setting says otherwise, of its data. */
export interface DefaultFolders {
  site: string;
  data: string;
}

/** In a clone of the repository. The npm package has `packaged-folders.ts` instead of this file. */
export const defaultFolders: DefaultFolders = {
  site: fileURLToPath(new URL("../../../site/dist", import.meta.url)),
  data: fileURLToPath(new URL("../../../data", import.meta.url)),
};
