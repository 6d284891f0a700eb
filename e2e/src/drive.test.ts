import { type DeepReadonly, type StateMachine, stateMachines } from "@openparlance/api";
import { type Arrow, type Drive, type MachineId, machineDrivers } from "@openparlance/site/states";
import { findPaths } from "@openparlance/site/testing/states";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  axeViolations,
  type BrowserProfile,
  delayResponses,
  loadPage,
  open,
  pageVariants,
  scrollBack,
  sharedVisit,
} from "./harness.ts";
import { isProof } from "./proof.ts";

/** Blocks all but the site's own files. */
const cutOff: BrowserProfile = {
  beforeFirstPage: (page) =>
    page.route(
      ({ pathname }) => !/^\/(?:api\/|guides\/|assets\/|sandbox\.js$)/.test(pathname),
      (route) => route.abort(),
    ),
  expectedProblems: /net::ERR_FAILED/,
};

async function driveIn(page: Page, { id, title }: DeepReadonly<StateMachine>): Promise<Locator> {
  // By label, because by role Playwright would compute the roles of ten thousand elements.
  const diagram = page.locator(`[role=group][aria-label="Diagram: ${title}"]`);
  await page.evaluate((anchor) => document.getElementById(anchor)?.scrollIntoView(), `states-${id}`);
  const button = diagram
    .locator("xpath=following-sibling::div[1]")
    .getByRole("button", { name: `Try the transitions: ${title}`, exact: true });
  await button.press("Enter");
  const driven = page.locator(".driven").filter({ has: page.locator(`[data-machine="${id}"]`) });
  await driven.getByRole("button", { name: "Start over" }).waitFor();
  return driven;
}

const describePress = ({ from, to, trigger, response }: Arrow): string => {
  const words = [trigger.short, response && "refused"].filter(Boolean).join(": ");
  const cause = "operation" in trigger ? [trigger.operation, words].filter(Boolean).join(" ") : words;
  return `Press ${cause}: ${from === null ? `starts as ${to}` : from === to ? `stays ${to}` : `${from} to ${to}`}`;
};

const buttonOf = (driven: Locator, arrow: Arrow) =>
  driven.getByRole("button", { name: describePress(arrow), exact: true });

/** Presses an arrow by keyboard. @returns the message about its result */
async function press(driven: Locator, arrow: Arrow): Promise<string> {
  await buttonOf(driven, arrow).press("Enter");
  const words = driven.locator(".state-words");
  await words.filter({ hasText: /(?:is|was) / }).waitFor();
  return (await words.textContent()) ?? "";
}

/** Outside a proof, every fifth. Other tests check each arrow without a page. */
const machines = (Object.values(stateMachines) as DeepReadonly<StateMachine>[]).filter(
  (_, at) => isProof || at % 5 === 0,
);

describe("with the network cut off", () => {
  test.each(machines)("each arrow of $id sends its request, and the diagram follows", async (machine) => {
    const { page, log } = await open(`/api/#states-${machine.id}`, cutOff);
    const driven = await driveIn(page, machine);
    const drive: Drive = machineDrivers[machine.id as MachineId];
    const pressed = new Set<Arrow>();
    for (const { variant, path: way } of findPaths(machine, drive)) {
      if (drive.variants) await driven.getByLabel("Start with").selectOption(variant);
      await driven.getByRole("button", { name: "Start over" }).press("Enter");
      for (const arrow of way) {
        const words = await press(driven, arrow);
        const isRefused = arrow.response !== undefined;
        const isThere = isRefused
          ? /^Rejected with 4\d\d: .* The state is (.*)\.$/
          : /^The state (?:is|was) (.*?)(?: and is now .*)?\.$/;
        expect([describePress(arrow), words, isThere.exec(words)?.[1]]).toEqual([
          describePress(arrow),
          words,
          arrow.to,
        ]);
        pressed.add(arrow);
      }
    }
    expect(pressed.size).toBe(machine.transitions.length);
    expect(log.requests.filter(({ path, method }) => method !== "GET" || /^\/v[23]\//.test(path))).toEqual([]);
  });

  test("a diagram in a guide is driven too", async () => {
    const machine: DeepReadonly<StateMachine> = stateMachines["project-state"];
    const { page } = await open("/guides/translate-content/verified-translation", cutOff);
    await page.locator("figcaption").getByRole("button", { name: "Try the transitions" }).dblclick();
    const driven = page.locator(".driven");
    await driven.getByRole("button").first().waitFor();
    const margins = driven.locator("button").evaluateAll((all) => all.map((each) => getComputedStyle(each).margin));
    expect(new Set(await margins)).toEqual(new Set(["0px"]));
    expect(await press(driven, machine.transitions[1] as Arrow)).toBe("The state is backlog.");
    expect(await driven.locator("a[href$='/api/#deliverJob']").count()).toBeGreaterThan(0);
  });
});

test("a button that is pressed before its script is loaded works once it is", async () => {
  let release = () => {};
  const { page } = await open("/guides/translate-content/verified-translation", {
    beforeFirstPage: async (page) => {
      ({ release } = await delayResponses(page, /^\/assets\/guide\.[\w-]+\.js$/));
    },
  });
  await page.locator("figcaption").getByRole("button", { name: "Try the transitions" }).click();
  expect(await page.locator(".driven").count()).toBe(0);
  release();
  await page.locator(".driven").getByRole("button").first().waitFor();
});

describe("a driven diagram", () => {
  const machine: DeepReadonly<StateMachine> = stateMachines["job-status"];
  const visit = sharedVisit();
  const [created, archived] = [machine.transitions[0] as Arrow, machine.transitions[2] as Arrow];

  test("marks and announces its state, shows the requests, and says why an arrow cannot be pressed", async () => {
    const { page } = await loadPage(visit, "/api/#states-job-status");
    const driven = await driveIn(page, machine);
    await press(driven, created);
    await expect.poll(() => page.locator("#status").textContent()).toBe("The state is active.");
    const boxOf = (element: Locator) => element.evaluate((part) => part.getBoundingClientRect().toJSON());
    const here = await boxOf(driven.locator("path.state-here"));
    const name = await boxOf(driven.locator("text:not([x])").filter({ hasText: /^active$/ }));
    expect(here.top).toBeLessThan(name.top);
    expect(here.bottom).toBeGreaterThan(name.bottom);
    expect(await driven.locator(".ran summary code").textContent()).toBe("POST /v2/jobs");
    const again = buttonOf(driven, created);
    expect(await again.getAttribute("aria-disabled")).toBe("true");
    await again.press("Enter");
    await driven.getByText("Already started. Select Start over first.").waitFor();
    expect(await driven.locator("a[href='#archiveJob']").count()).toBeGreaterThan(0);
  });

  test("gives way to another one, and begins again", async () => {
    const { page } = await loadPage(visit, "/api/#states-job-status");
    const first = await driveIn(page, machine);
    await press(first, created);
    const other: DeepReadonly<StateMachine> = stateMachines["job-export"];
    await press(await driveIn(page, other), other.transitions[0] as Arrow);
    await first.getByText("Another diagram is active now.").waitFor();
    expect(await buttonOf(first, archived).getAttribute("aria-disabled")).toBe("true");
    expect(await press(first, created)).toBe("The state is active.");
  });

  test("closes with all that is under way, and gives the focus back", async () => {
    const { page } = await loadPage(visit, "/api/#states-job-status");
    const driven = await driveIn(page, machine);
    await press(driven, created);
    expect(page.workers()).toHaveLength(1);
    await buttonOf(driven, archived).press("Enter");
    await driven.getByRole("button", { name: "Close" }).press("Enter");
    await driven.waitFor({ state: "detached" });
    await expect.poll(() => page.workers()).toEqual([]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Try the transitions");
  });

  test("costs nothing before it is driven", async () => {
    const { page, paths } = await open("/api/#states-job-status");
    await page.getByRole("button", { name: "Try the transitions" }).first().waitFor();
    expect(paths().filter((path) => /sandbox|sqlite|worker|machine-drivers/.test(path))).toEqual([]);
  });
});

describe.each(pageVariants.filter((_, at) => isProof || at % 3 === 0))("in $theme at $width px", ({ theme, width }) => {
  test("axe finds nothing in a diagram that is driven", async () => {
    const machine: DeepReadonly<StateMachine> = stateMachines["job-status"];
    const { page } = await open("/api/#states-job-status", { theme, width });
    const driven = await driveIn(page, machine);
    await press(driven, machine.transitions[0] as Arrow);
    await driven.locator(".ran summary").waitFor();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await scrollBack(page);
    // Another test checks the page around the diagram.
    expect(await axeViolations(page, {}, ["section:has(.driven)"])).toEqual([]);
    const sizes = await driven
      .locator(":is(button, select)")
      .evaluateAll((all) =>
        all.map((control) => control.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  });
});
