import { execFileSync } from "node:child_process";
import recorded from "@openparlance/api/recorded" with { type: "json" };
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeViolations, copyText, narrow, open, pageVariants, pressEnterOfInputMethod, settle } from "./harness.ts";

const shown = recorded["index/translate"];
const target = "Der Liegeplatz ist wegen Reparaturen geschlossen.";
const next = "Der Kran ist wegen Reparaturen gesperrt.";

const hero = (page: Page) => page.getByRole("figure", { name: "Try a translation" });
const sourceOf = (page: Page) => hero(page).getByLabel("English");
const correctionOf = (page: Page) => hero(page).getByLabel("Correct it");
const run = (page: Page) => hero(page).getByRole("button", { name: "Run" });
const confirm = (page: Page) => hero(page).getByRole("button", { name: "Confirm" });
const german = (page: Page) => page.locator("#hero-target");
const note = (page: Page) => page.locator("#hero-note");

const ran = (page: Page) => expect.poll(() => note(page).textContent()).toMatch(/, in \d+ ms\./);

async function correct(page: Page): Promise<void> {
  await run(page).click();
  await ran(page);
  const text = await correctionOf(page).inputValue();
  await correctionOf(page).fill(text.replace("geschlossen", "gesperrt"));
}

test("the home page is about two screens long on a laptop", async () => {
  const { page } = await open("/", { width: 1440, height: 900 });
  const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  expect(screens).toBeLessThan(2.5);
});

test("whitespace isn't translated", async () => {
  const { page } = await open("/");
  await page.locator("#hero-source").fill("  ");
  await run(page).click();
  await expect.poll(() => page.locator("#hero-note").textContent()).toBe("Enter a sentence first.");
  expect(await german(page).textContent()).toBe("");
});

test("Enter that ends the composition of an input method submits nothing", async () => {
  const { page } = await open("/");
  expect(await page.locator("#hero-source").evaluate(pressEnterOfInputMethod)).toEqual([true, true]);
});

test("it begins without a translation, and each example is translated by one press", async () => {
  const { page } = await open("/");
  expect(await german(page).textContent()).toBe("");
  expect(await correctionOf(page).isDisabled()).toBe(true);
  const expected = [target, "Der Kran ist wegen Reparaturen geschlossen.", "Die Fähre legt um zehn Uhr ab."];
  const examples = hero(page).getByRole("group", { name: "Examples" }).getByRole("button");
  for (const [at, translation] of [...expected, "Der Parkplatz ist voll."].entries()) {
    await examples.nth(at).click();
    await expect.poll(() => german(page).textContent()).toBe(translation);
    expect(await german(page).locator("[data-from='no match']").count()).toBe(0);
    expect(await hero(page).locator(".hero-help").isVisible()).toBe(false);
  }
  expect(await note(page).textContent()).toMatch(/^Exact match, score 100, in \d+ ms\./);
});

test.each([
  ["Hello, how are you?", ["Hello", "how", "are", "you?"]],
  ["The gangways are closed for repairs.", ["are"]],
  ["The car deck is closed for cleaning.", ["cleaning"]],
])("%s has words without a match, which are marked, and what helps is linked", async (source, unmatched) => {
  const { page } = await open("/");
  await sourceOf(page).fill(source);
  await run(page).click();
  await ran(page);
  const words = german(page).locator("[data-from='no match']");
  expect((await words.allTextContents()).join(" ").replaceAll(/[.,]/g, "")).toBe(unmatched.join(" "));
  expect(await words.first().getAttribute("lang")).toBe("en");
  expect(await note(page).textContent()).toContain("No match in this memory: ");
  for (const name of ["larger memory", "translation engine"]) {
    expect(await hero(page).getByRole("link", { name }).isVisible()).toBe(true);
  }
});

test("a low score shows what helps, also if each word has a match", async () => {
  const { page } = await open("/");
  await sourceOf(page).fill("The gangway is open.");
  await run(page).click();
  await ran(page);
  expect(await german(page).locator("[data-from='no match']").count()).toBe(0);
  expect(await hero(page).locator(".hero-help").isVisible()).toBe(true);
});

const own = {
  "sea.tmx": `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>The sea is calm.</seg></tuv><tuv xml:lang="fr"><seg>La mer est calme.</seg></tuv></tu></body></tmx>`,
  "sea.xliff": `<xliff version="1.2"><file original="a" source-language="en" target-language="fr" datatype="plaintext"><body><trans-unit id="1"><source>The sea is calm.</source><target state="translated">La mer est calme.</target></trans-unit></body></file></xliff>`,
  "sea.csv": "en,fr\nThe sea is calm.,La mer est calme.\n",
};
const choose = (page: Page, name: string, text: string) =>
  hero(page)
    .getByLabel("Use your own memory")
    .setInputFiles({ name, mimeType: "", buffer: Buffer.from(text) });

test.each(Object.entries(own))("%s is imported, and the hero translates with it", async (name, text) => {
  const { page, log } = await open("/");
  await choose(page, name, text);
  await expect.poll(() => note(page).textContent()).toBe(`${name} was imported. Enter a sentence.`);
  await hero(page).locator("#hero-source").fill("The sea is calm.");
  await run(page).click();
  await expect.poll(() => german(page).textContent()).toBe("La mer est calme.");
  expect(await hero(page).locator("#hero-label").textContent()).toBe("French");
  const chosen = hero(page).locator("#hero-memory option:checked");
  expect(await chosen.allTextContents()).toEqual(["English", "French"]);
  expect(log.requests.filter(({ path }) => /^\/v[23]\//.test(path))).toEqual([]);
});

test("the languages of a file that names none are chosen after the import", async () => {
  const { page } = await open("/");
  await choose(page, "list.csv", "source,target\nThe sea is calm.,La mer est calme.\n");
  await expect.poll(() => note(page).textContent()).toContain("It doesn't specify its languages: choose them below.");
  const choice = hero(page).getByLabel("Target language");
  await choice.focus();
  await choice.selectOption({ label: "French" });
  await expect.poll(() => hero(page).locator("#hero-label").textContent()).toBe("French");
  expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe("Target language");
  await hero(page).locator("#hero-source").fill("The sea is calm.");
  await run(page).click();
  await expect.poll(() => german(page).textContent()).toBe("La mer est calme.");
  expect(await axeViolations(page)).toEqual([]);
});

test("a file that can't be used is named with the reason", async () => {
  const { page } = await open("/");
  await choose(page, "empty.tmx", "");
  await expect.poll(() => note(page).textContent()).toBe("empty.tmx is empty.");
  await choose(page, "sea.tmx", own["sea.tmx"].replace("<body>", "<body><"));
  await expect.poll(() => note(page).textContent()).toMatch(/^sea\.tmx: /);
});

test("a sentence of one's own is translated in the page, and its words say where they come from", async () => {
  const { page, log } = await open("/");
  await sourceOf(page).fill("The berth is closed on Sundays.");
  await run(page).click();
  await expect.poll(() => german(page).textContent()).toBe("Der Liegeplatz ist sonntags geschlossen.");
  const from = (origin: string) => german(page).locator(`[data-from=${origin}]`).allTextContents();
  expect(await from("term")).toEqual(["Liegeplatz"]);
  expect(await from("memory")).toEqual(["Der", "ist sonntags geschlossen."]);
  expect(await correctionOf(page).inputValue()).toBe("Der Liegeplatz ist sonntags geschlossen.");
  expect(log.requests.filter(({ path }) => /^\/v[23]\//.test(path))).toEqual([]);
  // The script of the front page includes the sandbox, so `sandbox.js` isn't requested.
  expect(log.requests.filter(({ path }) => path === "/sandbox.js")).toEqual([]);
});

test("a confirmed correction counts in the next sentence", async () => {
  const { page } = await open("/");
  await correct(page);
  await confirm(page).click();
  await expect.poll(() => german(page).textContent()).toBe(next);
  expect(await sourceOf(page).inputValue()).toBe("The crane is closed for repairs.");
  expect(await german(page).locator("b").allTextContents()).toEqual(["gesperrt"]);
  expect(await note(page).textContent()).toBe(
    "Confirmed: the sentence is now in the memory. The next sentence uses “gesperrt”.",
  );
  await sourceOf(page).fill("The berth is closed for repairs.");
  await run(page).click();
  await expect.poll(() => note(page).textContent()).toMatch(/^Exact match, score 100, in \d+ ms\./);
});

test("after one's own sentence the next one is translated", async () => {
  const { page } = await open("/");
  await sourceOf(page).fill("The gangway is slippery.");
  await run(page).click();
  await ran(page);
  await correctionOf(page).fill("Der Landgang ist rutschig.");
  await confirm(page).click();
  await expect.poll(() => note(page).textContent()).toContain("Enter another one.");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("hero-source");
  await page.keyboard.type("The berth is slippery.");
  await page.keyboard.press("Enter");
  await expect.poll(() => german(page).textContent()).toBe("Der Liegeplatz ist rutschig.");
});

test("all of it works by keyboard, and what happened is announced", async () => {
  const { page } = await open("/", { width: narrow, reducedMotion: true });
  await sourceOf(page).focus();
  await page.keyboard.press("Enter");
  await ran(page);
  expect(await german(page).textContent()).toBe(target);
  await expect.poll(() => page.locator("#status").textContent()).toBe(await note(page).textContent());
  await page.keyboard.press("Tab");
  expect(await run(page).evaluate((button) => button === document.activeElement)).toBe(true);
  for (const _ of "each of the examples".split(" ")) await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("The car park is full.");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("hero-correct");
  await page.keyboard.press("Control+End");
  for (const _ of "geschlossen.") await page.keyboard.press("Backspace");
  await page.keyboard.type("gesperrt.");
  await page.keyboard.press("Enter");
  await expect.poll(() => german(page).textContent()).toBe(next);
  await page.getByRole("tab", { name: "Translation" }).focus();
  await page.keyboard.press("ArrowRight");
  expect(await page.locator("#hero-json").isVisible()).toBe(true);
});

test("the response and its cURL are one tab away, and no response is shown before one is received", async () => {
  const { page } = await open("/", { clipboard: true });
  const json = async () => JSON.parse((await page.locator("#hero-json pre").first().textContent()) ?? "");
  await page.getByRole("tab", { name: "JSON" }).click();
  expect(await page.locator("#hero-json pre").first().textContent()).toBe("");
  await page.getByRole("tab", { name: "Translation" }).click();
  await run(page).click();
  await ran(page);
  expect(await json()).toEqual(shown);
  await sourceOf(page).fill("Don't swim.");
  await run(page).click();
  await expect.poll(async () => (await json()).untokenizedSource).toBe("Don't swim.");
  await page.getByRole("tab", { name: "cURL" }).click();
  await hero(page).getByRole("button", { name: "Copy" }).click();
  const program = await copyText(page);
  const [, data = ""] = /("\$API\/v2\/translate"[\s\S]*)/.exec(program) ?? [];
  const sent = execFileSync("bash", ["-c", `API=a MEMORY_ID=1; printf '%s\\n' ${data}`], { encoding: "utf8" });
  expect(JSON.parse(sent.slice(sent.indexOf("{")))).toEqual({ memory_id: 1, source: "Don't swim.", rich: true });
});

test("nothing of the server is fetched before the first press", async () => {
  const { page, paths } = await open("/");
  await settle(page);
  await sourceOf(page).fill("The berth is free.");
  expect(paths().filter((path) => /sandbox|sqlite|worker|seed|open|src\./.test(path))).toEqual([]);
  await run(page).click();
  await ran(page);
  expect(paths().filter((path) => /sqlite/.test(path))).toHaveLength(1);
});

test("before a response, Copy keeps what is in the clipboard, and says why", async () => {
  const { page } = await open("/", { clipboard: true });
  await page.evaluate(() => navigator.clipboard.writeText("harbor"));
  await hero(page).getByRole("tab", { name: "JSON" }).click();
  await hero(page).getByRole("button", { name: "Copy" }).click();
  await page.locator("#status").filter({ hasText: "There is nothing to copy yet." }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("harbor");
});

test("without scripts the sentence, its translation, the response and the program are there", async () => {
  const { page } = await open("/", { js: false });
  const text = await hero(page).innerText();
  for (const part of ["The berth is closed for repairs.", target, "JSON", "cURL", '"isTMMatch": false']) {
    expect(text).toContain(part);
  }
  expect(text.match(/"isTMMatch"/g)?.length).toBe(1);
  expect(await hero(page).locator("button:visible, textarea:visible").count()).toBe(0);
});

test("says when the server does not load, and a second press tries again", async () => {
  const { page } = await open("/", { expectedProblems: /net::ERR_FAILED|didn't load/ });
  await page.route("**/*.wasm", (route) => route.abort());
  await run(page).click();
  await expect.poll(() => note(page).textContent()).toContain("The sandbox didn't load");
  await page.unroute("**/*.wasm");
  await run(page).click();
  await ran(page);
});

test.each(pageVariants)("axe finds nothing after a correction, $theme at $width px", async (variant) => {
  const { page } = await open("/", variant);
  await correct(page);
  await confirm(page).click();
  await expect.poll(() => note(page).textContent()).toContain("Confirmed");
  expect(await axeViolations(page)).toEqual([]);
});
