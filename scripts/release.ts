import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkNextVersion, closeChangelog, ReleaseError } from "./release/release-version.ts";
import { root, runQuietly } from "./run.ts";

/** Files with the version, besides each package.json and the lockfile, and the texts that contain it. */
const versionTexts: Readonly<Record<string, (version: string) => string[]>> = {
  "deploy/Dockerfile": (version) => [`ARG VERSION=${version}\n`],
  "deploy/kubernetes/kustomization.yaml": (version) => [`newTag: ${version}\n`],
  "README.md": namesOfFiles,
  "server/README.md": (version) => [`openparlance-${version}.tgz`],
  "docs/operations/install.md": namesOfFiles,
};

function namesOfFiles(version: string): string[] {
  const image = [`parlance-${version}-image.tar`, `parlance:${version}`];
  return [`openparlance-${version}.tgz`, `parlance_${version}_amd64.deb`, ...image];
}

/** Replaces the version everywhere. @throws ReleaseError when a file lacks the current version */
function setVersion(root: string, current: string, version: string): void {
  const edit = (path: string, change: (text: string) => string) => {
    const file = join(root, path);
    const before = readFileSync(file, "utf8");
    const after = change(before);
    if (after === before && version !== current) throw new ReleaseError(`${path} doesn't have the version ${current}.`);
    writeFileSync(file, after);
  };
  const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  for (const folder of [".", ...workspaces]) {
    edit(join(folder, "package.json"), (text) => text.replace(`"version": "${current}"`, `"version": "${version}"`));
  }
  edit("package-lock.json", (text) => {
    const lock = JSON.parse(text);
    for (const entry of [lock, lock.packages[""], ...workspaces.map((name: string) => lock.packages[name])]) {
      entry.version = version;
    }
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
  for (const [path, formats] of Object.entries(versionTexts)) {
    edit(path, (text) => {
      const after = formats(version);
      return formats(current).reduce((all, before, index) => all.replaceAll(before, after[index] as string), text);
    });
  }
}

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
