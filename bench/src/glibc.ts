import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/run.ts";

const service = readFileSync(join(root, "deploy/systemd/parlance.service"), "utf8");

/** The service's settings of glibc's allocator, as an environment variable. */
export const glibcSettings = { GLIBC_TUNABLES: /^Environment=GLIBC_TUNABLES=(.*)$/m.exec(service)?.[1] ?? "" };
