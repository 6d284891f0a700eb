import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DefaultFolders } from "./default-folders.ts";

/** The folders in the npm package, whose modules are in `lib`. The data is elsewhere, because npm replaces it. */
export const defaultFolders: DefaultFolders = {
  site: fileURLToPath(new URL("../site", import.meta.url)),
  data: findUserData(process.platform, process.env, homedir()),
};

/** The folder for a program's data, by the convention of the operating system. */
export function findUserData(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string {
  if (platform === "win32") return join(env.LOCALAPPDATA || join(home, "AppData", "Local"), "parlance");
  if (platform === "darwin") return join(home, "Library", "Application Support", "parlance");
  return join(env.XDG_DATA_HOME || join(home, ".local", "share"), "parlance");
}
