import type { Locator, Page } from "playwright-core";

/** Opens an operation's console with the keyboard. */
export async function openConsole(page: Page, id: string): Promise<Locator> {
  await page.evaluate((id) => document.getElementById(id)?.scrollIntoView(), id);
  const part = page.locator(`.operation[id="${id}"]`);
  await part.getByRole("button", { name: "Try it" }).press("Enter");
  // The console is found by label, because by role, Playwright would compute the roles of ten thousand elements.
  const own = consoleOf(page, id);
  await own.getByRole("button", { name: "Send" }).waitFor();
  return own;
}

/** The form, and the response in the column next to it. */
export const consoleOf = (page: Page, id: string): Locator =>
  page.locator(`section[aria-label="Try ${id}"], .operation[id="${id}"] .console-live`);

export const statusIn = (response: Locator) => response.locator(".console-status b").textContent();
export const verdictIn = (response: Locator) => response.locator(".console-verdict").textContent();
