import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/run.ts";

const serviceFile = readFileSync(join(root, "deploy/systemd/parlance.service"), "utf8");

/** The allocator settings of the systemd service. */
export const glibcSettings = { GLIBC_TUNABLES: /^Environment=GLIBC_TUNABLES=(.*)$/m.exec(serviceFile)?.[1] ?? "" };
