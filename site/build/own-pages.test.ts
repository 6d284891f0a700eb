import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { moveStagedPages } from "./own-pages.ts";

const staged = {
  "_pages.html": "home",
  "_pages/quickstart.html": "quickstart",
  "_pages/guides/upload.html": "upload",
  "_pages/api.html": "reference",
};
const placement = {
  "index.html": "home",
  "quickstart.html": "quickstart",
  "guides/upload.html": "upload",
  "api/index.html": "reference",
};

/** The files of a folder after `moveStagedPages`. */
async function locate(files: Record<string, string>): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "own-pages-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries({ ...files, ...staged })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  await moveStagedPages(folder, ["/", "/quickstart", "/guides/upload", "/api/"]);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const texts = paths.map(async (path) => [path.slice(folder.length + 1), await readFile(path, "utf8")]);
  return Object.fromEntries(await Promise.all(texts));
}

test("the pages of the site are at their routes", async () => {
  expect(await locate({ "about.html": "about" })).toEqual({ ...placement, "about.html": "about" });
});

test.each([
  "index.html",
  "quickstart.html",
  "quickstart/index.html",
  "quickstart",
  "guides/upload/index.html",
  "api.html",
  "api/index.html",
])("a page of the site replaces the file %s, which has the same route", async (name) => {
  expect(await locate({ [name]: "other" })).toEqual(placement);
});

test("other files below the route of a page remain", async () => {
  expect(await locate({ "quickstart/a.png": "a", "api/Job.md": "# Job" })).toEqual({
    ...placement,
    "quickstart/a.png": "a",
    "api/Job.md": "# Job",
  });
});
