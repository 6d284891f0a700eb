import assert from "node:assert/strict";
import { test } from "node:test";
import { startParlance } from "@openparlance/testing";
import { chromium } from "playwright-core";

test("a page shows its job, and that the server is busy", async (t) => {
  const parlance = await startParlance({ port: false });
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
  t.after(() => Promise.all([browser.close(), parlance.close()]));
  const page = await browser.newPage();
  await page.route("https://api.example/**", parlance.route);
  parlance.faults.next("getJob", { status: 503 });

  const url = `https://api.example/v2/jobs/57?key=${parlance.key}`;
  const load = () => page.evaluate(async (it) => (await fetch(it)).json(), url);
  await page.goto(`https://api.example/v2/languages?key=${parlance.key}`);
  assert.equal((await load()).message, "The server is busy.");
  assert.equal((await load()).name, "Spring leaflets");
});
