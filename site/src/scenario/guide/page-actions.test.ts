import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageActions } from "./page-actions.ts";

const docs = new URL("../../docs/", import.meta.url);

test("the shared lines, and what is a program of its own in a guide, are what the page acts for", () => {
  const pages = globSync("**/*.mdx", { cwd: docs }).map((page) => readFileSync(new URL(page, docs), "utf8"));
  const separate = pages
    .filter((text) => text.includes("<BeforeYouBegin"))
    .flatMap((text) => [...text.matchAll(/<Sample of=".+\/(.+)" separate \/>/g)])
    .map(([, name]) => name);
  expect(Object.keys(pageActions).toSorted()).toEqual(["begin", ...separate].toSorted());
});
