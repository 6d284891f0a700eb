import type {} from "../../browser/page.ts";

/** Shows the crash page after an error, even if files of the page are missing. Runs in the head. */
export function drawCrashes(): void {
  const retries = new Set<() => void>();

  document.addEventListener("crash", ({ detail: { error, retry, isUnstyled } }) => {
    // Bar, menus and footer stay, unless their styles are missing.
    const location = (!isUnstyled && document.querySelector("main")) || document.body;
    const isShown = location.querySelector(":scope > .crash") !== null;
    if (!isShown) retries.clear();
    retries.add(retry);
    if (isShown) return;
    const parts = [...location.childNodes];
    const section = document.createElement("section");
    section.className = "crash prose";
    section.setAttribute("role", "alert");
    if (isUnstyled) section.style.cssText = "max-width:40em;margin:0 auto;padding:40px 20px;font:1rem/1.5 sans-serif";
    const add = (name: string, text: string) => {
      const element = document.createElement(name);
      element.textContent = text;
      section.append(element);
      return element;
    };
    const heading = add("h1", "This page crashed.");
    heading.tabIndex = -1;
    let cause = error;
    for (let label = ""; cause !== undefined; label = "Cause: ") {
      add("p", label + (cause instanceof Error ? cause.message : cause));
      cause = cause instanceof Error ? cause.cause : undefined;
    }
    const button = add("button", "Try again");
    button.className = "button button-primary";
    button.onclick = () => {
      location.replaceChildren(...parts);
      const again = [...retries];
      retries.clear();
      for (const each of again) each();
      const title = location.querySelector("h1");
      if (title) title.tabIndex = -1;
      title?.focus();
    };
    location.replaceChildren(section);
    heading.focus();
  });
}
