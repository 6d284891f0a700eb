import { execFile } from "node:child_process";
import { once } from "node:events";
import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SiteFile } from "@openparlance/server";
import { readSite } from "@openparlance/server/node";
import { expect, onTestFinished, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Builds a copy of the site after `change`; the copy stands below the root, so that it finds the packages. */
async function buildWith(change: (site: string) => Promise<void>): Promise<{ exitCode: number | null; log: string }> {
  await mkdir(join(root, ".cache"), { recursive: true });
  const folder = await mkdtemp(join(root, ".cache/site-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(join(root, "site"), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules|\.astro|\.cache)$/.test(path),
  });
  await change(folder);
  const astro = join(root, "node_modules/.bin/astro");
  const child = execFile(astro, ["build", "--root", folder, "--silent"], { cwd: root });
  let log = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      log += text;
    });
  }
  const [exitCode] = await once(child, "close");
  return { exitCode, log };
}

/** A page that is sound but for its address, which another page has. */
const secondQuickstart = `<!doctype html>
<html lang="en">
<title>Second quickstart</title>
<meta name="description" content="A second page at one address.">
<link rel="canonical" href="https://developers.parlance.example/quickstart/">
<h1>Second quickstart</h1>`;

test("R9: a link to a missing page fails the build; a missing file or hash and a second page at one address warn", async () => {
  const { exitCode, log } = await buildWith(async (site) => {
    await appendFile(
      join(site, "src/docs/quickstart.mdx"),
      "\n[Lost page](/quickstrat) [lost file](./missing.mdx) [lost place](/#nowhere) [lost call](/api/#createJbo)\n",
    );
    await mkdir(join(site, "public/quickstart"), { recursive: true });
    await writeFile(join(site, "public/quickstart/index.html"), secondQuickstart);
  });
  expect(exitCode).not.toBe(0);
  const errors = log.split("The site has errors:\n")[1]?.trim().split("\n");
  expect(errors).toEqual([expect.stringMatching(/^quickstart\.html:\d+ .*\/quickstrat\b/)]);
  const warnings = log.split("\n").filter((line) => line.startsWith("Warning: "));
  for (const lost of [/missing\.mdx/, /\/#nowhere/, /#createJbo/, /quickstart\/index\.html/]) {
    expect(warnings).toContainEqual(expect.stringMatching(lost));
  }
});

test("A6: a published id that vanished fails the build, which names it and says what to do", async () => {
  const { exitCode, log } = await buildWith((site) =>
    appendFile(join(site, "src/reference/view/anchors/anchors.lock"), "Job.once\n"),
  );
  expect(exitCode).not.toBe(0);
  expect(log).toContain("These published IDs of the reference are missing: Job.once.");
  expect(log).toContain("anchors.redirects.json");
});

test("every asset stands once and is named by another file of the site", async () => {
  const { files, notFound } = await readSite(join(root, "site/dist"));
  const texts = new Map([...files, ["/404.html", notFound] as const].map(([address, file]) => [address, textOf(file)]));
  const assets = [...files.keys()].filter((address) => address.startsWith("/assets/"));
  const isNamed = (asset: string) =>
    [...texts].some(([address, text]) => address !== asset && text.includes(basename(asset)));
  expect(assets.filter((asset) => !isNamed(asset))).toEqual([]);
  expect(assets.filter((asset) => /sqlite/.test(asset))).toEqual([expect.stringMatching(/\.wasm$/)]);
  expect(new Set(assets.map((asset) => texts.get(asset))).size).toBe(assets.length);
});

const textOf = ({ plain }: SiteFile): string => Buffer.from(plain.bytes).toString("latin1");
