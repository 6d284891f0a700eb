import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkNextVersion, closeChangelog, ReleaseError } from "./release/release-version.ts";
import { setVersion } from "./release/set-version.ts";
import { root, runQuietly } from "./run.ts";

// `npm run release -- 0.2.0` creates commit, files for download, and tag. `--dry-run` only prints the steps, and
// `--no-artifacts` skips the files.

interface Step {
  does: string;
  run(): Promise<void> | void;
}

const { values, positionals } = parseArgs({
  options: { "dry-run": { type: "boolean" }, "no-artifacts": { type: "boolean" } },
  allowPositionals: true,
});

async function git(...args: string[]): Promise<string> {
  const { ok, output } = await runQuietly("git", args);
  if (!ok) throw new ReleaseError(`git ${args[0]} failed: ${output.trim()}`);
  return output.trim();
}

function edit(path: string, change: (text: string) => string): void {
  const file = join(root, path);
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

async function planRelease(version: string): Promise<Step[]> {
  const { version: current } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const day = new Date().toISOString().slice(0, 10);
  const folder = join(root, "dist/release", version);
  checkNextVersion(version, current, (await git("tag", "--list", "v*")).split("\n"));
  const changed = await git("status", "--porcelain");
  if (changed !== "") throw new ReleaseError(`Commit these changes first:\n${changed}`);
  // Before the first step, so that an error doesn't stop the release halfway.
  closeChangelog(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version, day);
  const build: Step = {
    does: `build packages, .deb, image, site.zip, SBOM, and SHA256SUMS in ${folder}`,
    async run() {
      const { buildArtifacts } = await import("./release/artifacts.ts");
      for (const reason of await buildArtifacts(version, folder)) console.log(`  without ${reason}`);
    },
  };
  return [
    {
      does: `CHANGELOG.md: name the first section ${version} (${day})`,
      run: () => edit("CHANGELOG.md", (text) => closeChangelog(text, version, day)),
    },
    {
      does: `set the version of all packages from ${current} to ${version}`,
      run: () => setVersion(root, current, version),
    },
    {
      does: "keep the API description in api/released/releases.json",
      async run() {
        const { ok, output } = await runQuietly("node", ["api/gen/release.ts", version]);
        if (!ok) throw new ReleaseError(`api/gen/release.ts failed:\n${output}`);
      },
    },
    {
      does: `commit "Release ${version}"`,
      async run() {
        await git("add", "--all");
        await git("commit", "--quiet", "--message", `Release ${version}`);
      },
    },
    ...(values["no-artifacts"] ? [] : [build]),
    {
      does: `tag v${version}`,
      run: async () => {
        await git("tag", "--annotate", `v${version}`, "--message", `Parlance ${version}`);
      },
    },
  ];
}

try {
  const [version = "", ...others] = positionals;
  if (others.length > 0) throw new ReleaseError("Usage: npm run release -- X.Y.Z [--dry-run] [--no-artifacts]");
  const steps = await planRelease(version);
  for (const [index, { does, run }] of steps.entries()) {
    console.log(`${index + 1}. ${does}`);
    if (!values["dry-run"]) await run();
  }
  console.log(
    values["dry-run"]
      ? "Nothing was changed."
      : `Released. Publish it with "git push --follow-tags", "npm publish" for each .tgz, and the files on the release page.`,
  );
} catch (error) {
  if (!(error instanceof ReleaseError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
