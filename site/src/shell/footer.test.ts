import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { repositoryFiles } from "./Footer.tsx";

const root = new URL("../../../", import.meta.url);

test.each(repositoryFiles)("$name in the footer leads to a part of the repository that exists", ({ path }) => {
  const [file = "", anchor] = path.split("#");
  const place = fileURLToPath(new URL(file, root));
  expect(existsSync(place)).toBe(true);
  if (!anchor) return;
  const headings = [...readFileSync(place, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => heading);
  expect(headings.map((heading) => heading.toLowerCase().replaceAll(" ", "-"))).toContain(anchor);
});
