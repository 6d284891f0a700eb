import { copyFileSync } from "node:fs";
import { basename, join } from "node:path";
import { offer, openModelRegistry } from "../../server/testing/model-registry.ts";
import { createChroot, nodes, startInRoot } from "../bare-root.ts";
import { readSuccess, root } from "../run.ts";

export interface FirstUseLimits {
  /** Processor time until the first response. */
  startSeconds: number;
  installedBytes: number;
}

/** Uses the package like a new user, in a bare Debian. @returns a line for each step. @throws with the step's output */
export async function proveFirstUse(tarball: string, limits: FirstUseLimits): Promise<string> {
  using bare = createChroot("stable", nodes[1]);
  const registry = await openModelRegistry([offer("en-de"), offer("fr-en")]);
  try {
    for (const file of [join(root, "scripts/packages/first-use.sh"), tarball])
      copyFileSync(file, join(bare.folder, "opt", basename(file)));
    const maxima = [Math.floor(limits.startSeconds * 100), limits.installedBytes];
    const words = ["sh", "/opt/first-use.sh", `/opt/${basename(tarball)}`, registry.url, ...maxima];
    return await readSuccess(startInRoot(bare, words.join(" ")));
  } finally {
    await registry.close();
  }
}
