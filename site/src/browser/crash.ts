import { adoptStyles } from "./adopt-styles.ts";
import styles from "./crash.css?inline";

adoptStyles(styles);

const retries = new Set<() => void>();

/**
 * Puts the crash page in the place of the main part; the bar, menus and footer stay.
 *
 * @param draw what "Try again" runs once the main part is back
 */
export function showCrash(error: unknown, draw: () => void): void {
  const main = document.querySelector("main");
  if (!main) throw error;
  if (main.querySelector(".crash")) {
    retries.add(draw);
    return;
  }
  retries.clear();
  retries.add(draw);
  const page = [...main.childNodes];
  const heading = element("h1", "Something went wrong on this page.");
  heading.tabIndex = -1;
  const button = element("button", "Try again");
  button.type = "button";
  button.className = "button button-primary";
  button.addEventListener("click", () => {
    main.replaceChildren(...page);
    const again = [...retries];
    retries.clear();
    for (const retry of again) retry();
    main.querySelector("h1")?.setAttribute("tabindex", "-1");
    main.querySelector("h1")?.focus();
  });
  const section = document.createElement("section");
  section.className = "crash prose";
  section.setAttribute("role", "alert");
  section.append(heading, ...causes(error).map((text) => element("p", text)), button);
  main.replaceChildren(section);
  heading.focus();
}

/** The message, and each cause on its own. */
function causes(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  const [first, ...rest] = error.cause === undefined ? [] : causes(error.cause);
  return [error.message, ...(first === undefined ? [] : [`Cause: ${first}`]), ...rest];
}

function element<Name extends keyof HTMLElementTagNameMap>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
