import { execFile, spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import rootPackage from "../../package.json" with { type: "json" };
import { root } from "../run.ts";

const run = promisify(execFile);
const { version: current, workspaces } = rootPackage;
const [major = 0, minor = 0] = current.split(".").map(Number);
const next = `${major}.${minor + 1}.0`;

let clone: string;
const read = (path: string) => readFile(join(clone, path), "utf8");
const author = { GIT_AUTHOR_NAME: "Ana", GIT_AUTHOR_EMAIL: "ana@harbour.example" };
const env = {
  ...process.env,
  ...author,
  GIT_COMMITTER_NAME: "Ana",
  GIT_COMMITTER_EMAIL: "ana@harbour.example",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_SYSTEM: "/dev/null",
};
const git = async (...args: string[]) => (await run("git", args, { cwd: clone, env })).stdout.trim();

async function release(...words: string[]): Promise<{ code: number; out: string; error: string }> {
  const args = ["scripts/release.ts", ...words];
  const { code = 0, stdout, stderr } = await run(process.execPath, args, { cwd: clone, env }).catch((error) => error);
  return { code, out: stdout, error: stderr };
}

/** A copy of the files may have no Git. */
const hasGit = spawnSync("git", ["--version"]).status === 0;

describe.skipIf(!hasGit)("a release (skipped where Git is not installed)", () => {
  beforeAll(async () => {
    clone = await mkdtemp(join(tmpdir(), "release-"));
    const parts = ["scripts/release", "scripts/release.ts", "scripts/run.ts", "api/gen/release.ts", "api/released"];
    const texts = [
      "deploy",
      "docs",
      "README.md",
      "server/README.md",
      "package.json",
      "package-lock.json",
      "api/openapi.json",
    ];
    const manifests = workspaces.map((folder) => `${folder}/package.json`);
    for (const path of [...parts, ...texts, ...manifests, "site/src/changes/index.ts"]) {
      await cp(join(root, path), join(clone, path), { recursive: true });
    }
    await symlink(join(root, "node_modules"), join(clone, "node_modules"));
    await writeFile(join(clone, ".gitignore"), "node_modules\ndist/\n");
    await writeFile(
      join(clone, "CHANGELOG.md"),
      `# Changelog\n\n## Unreleased\n\n- News.\n\n## ${current}\n\n- First.\n`,
    );
    await git("init", "--quiet");
    await git("add", "--all");
    await git("commit", "--quiet", "--message", "Begin");
    await git("tag", `v${current}`);
  });

  afterAll(() => rm(clone, { recursive: true }));

  test("a dry run lists the steps and changes nothing", async () => {
    const head = await git("rev-parse", "HEAD");
    const { code, out, error } = await release(next, "--dry-run");
    expect([code, error]).toEqual([0, ""]);
    for (const word of [
      "CHANGELOG.md",
      "version of all packages",
      "api/released/releases.json",
      "SHA256SUMS",
      `tag v${next}`,
    ]) {
      expect(out).toContain(word);
    }
    expect(await git("status", "--porcelain")).toBe("");
    expect(await git("rev-parse", "HEAD")).toBe(head);
  });

  test.each([
    ["two", /^Name a version such as 0\.2\.0, not "two"\.\n$/],
    ["v0.2.0", /^Name a version/],
    ["0.2.0-rc.1", /^Name a version/],
    [current, /^There is a tag v\d+\.\d+\.\d+ already\.\n$/],
    ["99.0.0", /^After \S+, the version is \S+, \S+, \S+\.\n$/],
  ])("%s is refused in one line", async (version, message) => {
    const { code, error } = await release(version);
    expect(code).toBe(1);
    expect(error).toMatch(message);
  });

  test("uncommitted changes are refused, and named", async () => {
    await writeFile(join(clone, "new.txt"), "new");
    const { code, error } = await release(next);
    await rm(join(clone, "new.txt"));
    expect([code, error]).toEqual([1, "Commit these changes first:\n?? new.txt\n"]);
  });

  test("a release commits versions, changelog and description, and tags the commit", async () => {
    const { code, error } = await release(next, "--no-artifacts");
    expect([code, error]).toEqual([0, ""]);
    expect(await git("log", "-1", "--format=%s")).toBe(`Release ${next}`);
    expect(await git("rev-parse", `v${next}^{commit}`)).toBe(await git("rev-parse", "HEAD"));
    expect(await git("status", "--porcelain")).toBe("");
    for (const folder of [".", ...workspaces]) {
      expect(JSON.parse(await read(`${folder}/package.json`)).version, folder).toBe(next);
    }
    const lock = JSON.parse(await read("package-lock.json"));
    expect([lock.version, lock.packages[""].version, lock.packages.server.version]).toEqual([next, next, next]);
    // The rest of the lockfile is unchanged.
    expect(await git("diff", "--numstat", "HEAD~1", "--", "package-lock.json")).toBe(
      `${workspaces.length + 2}\t${workspaces.length + 2}\tpackage-lock.json`,
    );
    expect(await read("CHANGELOG.md")).toMatch(/\n## [\d.]+ \(\d{4}-\d\d-\d\d\)\n\n- News\.\n/);
    for (const path of ["deploy/Dockerfile", "deploy/kubernetes/kustomization.yaml", "docs/operations/install.md"]) {
      expect(await read(path)).toContain(next);
      expect(await read(path)).not.toMatch(new RegExp(`[-_:= ]${current.replaceAll(".", "\\.")}\\b`));
    }
    const releases = JSON.parse(await read("api/released/releases.json"));
    expect(releases.at(-1)).toMatchObject({ version: next, description: { info: { title: "Parlance API" } } });
    expect(Object.keys(releases.at(-1).description.paths)).toEqual(
      Object.keys(JSON.parse(await read("api/openapi.json")).paths),
    );
  });

  test("the next release needs a new section in the changelog", async () => {
    const { code, error } = await release(`${major}.${minor + 1}.1`);
    expect([code, error]).toEqual([1, 'The first section of CHANGELOG.md must be "## Unreleased".\n']);
  });
});
