import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/run.ts";

const serviceFile = readFileSync(join(root, "deploy/systemd/parlance.service"), "utf8");
const readSetting = (name: string) => new RegExp(`^Environment=${name}=(.*)$`, "m").exec(serviceFile)?.[1] ?? "";

/** The settings of the systemd service for the allocator and for Node's threads. */
export const serviceSettings = {
  GLIBC_TUNABLES: readSetting("GLIBC_TUNABLES"),
  NODE_OPTIONS: readSetting("NODE_OPTIONS"),
};
