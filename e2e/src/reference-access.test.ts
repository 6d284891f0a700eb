import { operations } from "@openparlance/api";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { axeViolations, narrow, open, sharedVisit, wide } from "./harness.ts";
import { isProof } from "./proof.ts";

const openAll = (page: Page) =>
  page.evaluate(() => {
    for (const part of document.querySelectorAll("details")) part.open = true;
  });

describe("the headings and landmarks of the reference", () => {
  const visit = sharedVisit();

  test("one title, and no heading skips a level", async () => {
    const { page, goto } = visit();
    await goto("/api/");
    const levels = await page
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.filter((heading) => heading.closest("main")).map(({ tagName }) => Number(tagName[1])));
    expect(levels.filter((level) => level === 1)).toEqual([1]);
    expect(levels[0]).toBe(1);
    expect(levels.length).toBeGreaterThan(150);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test("each landmark of a kind has a name of its own, and they come in the order of the page", async () => {
    const { page, goto } = visit();
    await goto("/api/");
    const landmarks = await page.locator("header.bar, nav, main, aside, footer").evaluateAll((all) =>
      all
        .filter((part) => part.checkVisibility())
        .map((part) => {
          const labels = part.getAttribute("aria-labelledby");
          const label = part.ariaLabel ?? (labels && document.getElementById(labels)?.textContent) ?? "";
          return { kind: part.tagName.toLowerCase(), name: label.trim() };
        }),
    );
    const names = (kind: string) => landmarks.filter((part) => part.kind === kind).map(({ name }) => name);
    for (const kind of ["nav", "aside"]) {
      expect(names(kind).filter((name) => !name)).toEqual([]);
      expect(new Set(names(kind)).size).toBe(names(kind).length);
    }
    expect(names("main")).toHaveLength(1);
    const kinds = landmarks.map(({ kind }) => kind);
    const elements = ["header", "main", "footer"].map((kind) => kinds.indexOf(kind));
    expect(elements).toEqual(elements.toSorted((one, other) => one - other));
    expect(elements).not.toContain(-1);
  });

  test("each button and each fold has a name of its own", async () => {
    const { page, goto } = visit();
    await goto("/api/");
    // A high window, so that few steps reach every part.
    await page.setViewportSize({ width: wide, height: 12_000 });
    await expect
      .poll(async () => {
        const without = ".operation:not(:has(.actions))";
        await page.evaluate((next) => document.querySelector(next)?.scrollIntoView(), without);
        return page.locator(without).count();
      })
      .toBe(0);
    await page.locator(".catalog").scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator(".catalog .reproduce").count()).toBeGreaterThan(50);
    const names = await page.locator("button, summary").evaluateAll((all) =>
      all
        .filter((control) => !control.closest("dialog, .mobile-menu"))
        // Without the fields of nested objects, which are next to their names.
        .filter((control) => !control.closest(".inside .inside"))
        .map((control) => control.ariaLabel ?? control.textContent?.trim() ?? ""),
    );
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((name, index) => name === "" || names.indexOf(name) !== index)).toEqual([]);
  });
});

test("with forced colors a state and its current step are drawn in the system's colors", async () => {
  const { page } = await open("/api/#states-job-creation", { forcedColors: true });
  const diagram = page.getByRole("group", { name: /^Diagram: Job creation/ });
  await page.getByRole("button", { name: "Step through" }).first().waitFor();
  const [text, canvas] = await page.evaluate(() =>
    ["CanvasText", "Canvas"].map((name) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = name;
      return getComputedStyle(probe).color;
    }),
  );
  const boxes = await diagram.locator(".state-boxes").evaluate((path) => {
    const { fill, stroke } = getComputedStyle(path);
    return { fill, stroke };
  });
  expect(boxes).toEqual({ fill: canvas, stroke: text });
  const row = diagram.locator("xpath=following-sibling::*[1]");
  await row.getByRole("button", { name: "Step through" }).press("Enter");
  const current = await diagram.locator(".state-current").evaluate((path) => getComputedStyle(path).stroke);
  expect([text, canvas]).not.toContain(current);
});

// Other tests check the themes. Forced colors are the system's, the same in both themes.
describe.each(isProof ? [wide, narrow] : [])("axe finds nothing with forced colors at %i px", (width) => {
  const visit = sharedVisit({ width, forcedColors: true });

  test.each([false, true])("every part open: %s", async (isOpen) => {
    const { page, goto } = visit();
    await goto("/api/");
    if (isOpen) await openAll(page);
    // The browser draws text in the system's colors but reports ours, so contrast can't be checked.
    expect(await axeViolations(page, { rules: { "color-contrast": { enabled: false } } })).toEqual([]);
  });
});

test.each(isProof ? ["/api/"] : [])(
  "Tab walks through the whole of %s in its order and out of it again",
  async (path) => {
    const { page } = await open(path);
    await page.evaluate(() => {
      const stops: Element[] = [];
      const note = ({ target }: FocusEvent) => {
        stops.push(target as Element);
        if ((target as Element).closest("footer")) document.removeEventListener("focusin", note);
      };
      document.addEventListener("focusin", note);
      Object.assign(window, { stops });
    });
    const hasLeft = () =>
      page.evaluate(
        () => (window as unknown as { stops: Element[] }).stops.at(-1)?.closest("footer") instanceof Element,
      );
    for (let round = 0; round < 200 && !(await hasLeft()); round++) {
      for (let press = 0; press < 50; press++) await page.keyboard.press("Tab");
    }
    const walk = await page.evaluate(() => {
      const { stops } = window as unknown as { stops: Element[] };
      const inMain = stops.filter((stop) => stop.closest("main"));
      const comesAfter = (one: Element, other: Element) =>
        (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      return {
        stops: inMain.length,
        operations: new Set(inMain.map((stop) => stop.closest(".operation")?.id).filter(Boolean)).size,
        backwards: inMain
          .filter((stop, index) => index > 0 && !comesAfter(inMain[index - 1] as Element, stop))
          .map((stop) => stop.outerHTML.slice(0, 100)),
      };
    });
    expect(walk).toMatchObject({ operations: Object.keys(operations).length, backwards: [] });
    expect(walk.stops).toBeGreaterThan(1_500);
    expect(await hasLeft()).toBe(true);
  },
  600_000,
);
