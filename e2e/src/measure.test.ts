import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatTmx } from "@openparlance/sandbox/tmx";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { axeViolations, open, pageVariants } from "./harness.ts";

const guide = "/guides/manage-content/create-a-datasource";

/** Each unit is another combination of a few words. */
function tmxOf(units: number): Buffer {
  const lines = Array.from({ length: units }, (_, at) => {
    const [noun, verb, time] = [at % 40, Math.floor(at / 40) % 50, Math.floor(at / 2000)];
    return `The n${noun} will v${verb} at t${time}.\tDas N${noun} wird um T${time} V${verb}.`;
  });
  return Buffer.from(formatTmx(lines.join("\n")));
}

const part = (page: Page) => page.getByRole("region", { name: "Measure your own memory" });
const note = (page: Page) => part(page).locator(".measure-note");
const buttons = (page: Page) => part(page).locator("button:visible").allTextContents();
/** Far longer than measuring takes on a busy machine. */
const patiently = { timeout: 240_000 };
const file = (units: number) => ({ name: "signs.tmx", mimeType: "", buffer: tmxOf(units) });

test("a memory is measured in the page, and its result is a page without scripts", async () => {
  const { page, log } = await open(guide);
  await part(page).getByLabel("TMX, XLIFF, or CSV file").setInputFiles(file(400));
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => note(page).textContent(), patiently).toMatch(/^signs\.tmx was measured in \d+ s\.$/);
  const sizes = await part(page).locator("tbody td:first-child").allTextContents();
  expect(sizes).toEqual(["36", "90", "180", "360"]);
  expect(await part(page).locator("polyline").count()).toBe(2);
  expect(log.requests.filter(({ path }) => /^\/v[23]\//.test(path))).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    part(page).getByRole("link", { name: "Download as a page" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("signs.tmx.html");
  const folder = await mkdtemp(join(tmpdir(), "measured-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await download.saveAs(join(folder, "page.html"));
  const text = await readFile(join(folder, "page.html"), "utf8");
  expect(text).toContain("<h1>signs.tmx, measured with Parlance</h1>");
  expect(text).not.toContain("<script");
});

test("a table is read once, when it is chosen", async () => {
  const { page } = await open(guide);
  await page.evaluate(() => {
    const { arrayBuffer } = Blob.prototype;
    Object.assign(window, { reads: 0 });
    Blob.prototype.arrayBuffer = function () {
      if (this instanceof File && this.name.endsWith(".csv"))
        Object.assign(window, { reads: Reflect.get(window, "reads") + 1 });
      return arrayBuffer.call(this);
    };
  });
  const rows = Array.from(
    { length: 200 },
    (_, at) => `The n${at % 40} opens at t${at}.,Das N${at % 40} \u00f6ffnet um T${at}.`,
  );
  const buffer = Buffer.from(["en,de", ...rows].join("\n"));
  const input = part(page).getByLabel("TMX, XLIFF, or CSV file");
  await input.setInputFiles({ name: "signs.csv", mimeType: "text/csv", buffer });
  await part(page).getByLabel("Source language").waitFor();
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => note(page).textContent(), patiently).toMatch(/^signs\.csv was measured/);
  expect(await page.evaluate(() => Reflect.get(window, "reads"))).toBe(1);
});

test("measuring shows its progress, and Cancel ends it", async () => {
  const { page } = await open(guide);
  await part(page).getByLabel("TMX, XLIFF, or CSV file").setInputFiles(file(20_000));
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => buttons(page)).toEqual(["Cancel"]);
  await expect.poll(() => part(page).getByRole("progressbar").getAttribute("value"), patiently).not.toBe("0");
  await part(page).getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => note(page).textContent()).toBe("Canceled.");
  expect(await buttons(page)).toEqual(["Measure"]);
});

test("measuring ends when the reader leaves, and another file can be measured later", async () => {
  const { page } = await open(guide);
  await part(page).getByLabel("TMX, XLIFF, or CSV file").setInputFiles(file(20_000));
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => buttons(page)).toEqual(["Cancel"]);
  await page.getByRole("navigation").getByRole("link", { name: "Quickstart" }).first().click();
  await expect.poll(() => page.locator("h1").textContent()).toBe("Quickstart");
  await page.goBack();
  await part(page).getByLabel("TMX, XLIFF, or CSV file").setInputFiles(file(200));
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => note(page).textContent(), patiently).toMatch(/^signs\.tmx was measured/);
});

test("a memory that was imported on the home page is measured without choosing it again", async () => {
  const { page } = await open("/");
  await page.getByLabel("Use your own memory").setInputFiles(file(200));
  await page.getByRole("link", { name: "Measure how well it translates" }).click();
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => note(page).textContent(), patiently).toMatch(/^signs\.tmx was measured/);
});

test("the languages of a file with several are chosen before it is measured", async () => {
  const { page } = await open(guide);
  const rows = Array.from({ length: 90 }, (_, at) => `Berth ${at} is free.,,Platz ${at} ist frei.`);
  const buffer = Buffer.from(["English,French,German", "Sea,Mer,See", ...rows].join("\n"));
  await part(page).getByLabel("TMX, XLIFF, or CSV file").setInputFiles({ name: "berths.csv", mimeType: "", buffer });
  const checked = part(page).locator("option:checked");
  await expect.poll(() => checked.allTextContents()).toEqual(["English", "French"]);
  expect(await part(page).locator("option").allTextContents()).toHaveLength(6);
  await part(page).getByLabel("Target language").selectOption({ label: "German" });
  await part(page).getByLabel("Source language").selectOption({ label: "German" });
  expect(await checked.allTextContents()).toEqual(["German", "English"]);
  expect(await axeViolations(page)).toEqual([]);
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => note(page).textContent(), patiently).toMatch(/^91 translations are too few/);
});

test("without a file, the page says what is missing", async () => {
  const { page } = await open(guide);
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => note(page).textContent()).toBe("Choose a file first.");
});

test.each(pageVariants)("axe finds nothing in a result, $theme at $width px", async (variant) => {
  const { page } = await open(guide, variant);
  await part(page).getByLabel("TMX, XLIFF, or CSV file").setInputFiles(file(200));
  await part(page).getByRole("button", { name: "Measure" }).click();
  await expect.poll(() => part(page).locator("table").count(), patiently).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
});
