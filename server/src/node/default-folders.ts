import { fileURLToPath } from "node:url";

/** The folders of a server's site and its data. The latter is a default. */
export interface DefaultFolders {
  site: string;
  data: string;
}

/** The folders in a clone of the repository. The npm package has `packaged-folders.ts` instead of this file. */
export const defaultFolders: DefaultFolders = {
  site: fileURLToPath(new URL("../../../site/dist", import.meta.url)),
  data: fileURLToPath(new URL("../../../data", import.meta.url)),
};
