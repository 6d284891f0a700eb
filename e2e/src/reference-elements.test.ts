import { fileURLToPath } from "node:url";
import { readSite } from "@parlance/server/node";
import { expect, test } from "vitest";

const most = 10_000;

test(`the reference has at most ${most} elements`, async () => {
  const site = await readSite(fileURLToPath(new URL("../../site/dist", import.meta.url)));
  const page = new TextDecoder().decode(site.files.get("/api/")?.plain.bytes);
  const elements = page.match(/<[a-z][a-z0-9-]*[\s>/]/g) ?? [];
  expect(elements.length).toBeGreaterThan(5_000);
  expect(elements.length).toBeLessThanOrEqual(most);
});
