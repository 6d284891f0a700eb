import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { DefaultFolders } from "./default-folders.ts";

/** In the npm package, whose modules are in the folder `lib`. Data don't belong into a folder that npm replaces. */
export const defaultFolders: DefaultFolders = {
  site: fileURLToPath(new URL("../site", import.meta.url)),
  data: findUserData(process.platform, process.env, homedir()),
};

/** The folder for a program's data, where the operating system wants it. */
export function findUserData(platform: NodeJS.Platform, env: NodeJS.ProcessEnv, home: string): string {
  if (platform === "win32") return join(env.LOCALAPPDATA || join(home, "AppData", "Local"), "parlance");
  if (platform === "darwin") return join(home, "Library", "Application Support", "parlance");
  return join(env.XDG_DATA_HOME || join(home, ".local", "share"), "parlance");
}
