import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ReleaseError } from "./release-version.ts";

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
export function setVersion(root: string, current: string, version: string): void {
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
