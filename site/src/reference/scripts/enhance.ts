import { adoptStyles } from "../../browser/adopt-styles.ts";
import { copyText } from "../../browser/copy.ts";
import { createButton, createElement } from "../../browser/element.ts";
import { requireScript } from "../../browser/need.ts";
import { createTryButton } from "../../console/try.ts";
import { issueUrl } from "../../feedback.ts";
import { prepareCode } from "./code-folds.ts";
import { addMarks } from "./marks.ts";
import { addFolds, openFirstLevel, toggleFolds } from "./open-in-place.ts";
import "./preview.ts";
import styles from "../view/enhance.css?inline";
import { createMoreButton } from "./tabs.ts";

// In print, links to other pages of the site show full URLs.
const printStyles = `@media print { .reference-main a[href^="/"]:not(.download)::after { content: " (${location.origin}" attr(href) ")" } }`;
adoptStyles(styles + printStyles);

export { openSharedConsole } from "../../console/try.ts";

export function addControls(part: Element): void {
  addMarks(part);
  prepareCode(part);
  if (part.matches(".catalog"))
    requireScript(import("../../scenario/errors/add.ts"), ({ addReproduce }) => addReproduce(part));
  if (!part.matches(".operation, .entity")) return;
  const title = part.querySelector("h3")?.textContent.trim() ?? part.id;
  addFolds(part);
  // Folds of many operations have the same text, so their accessible names include the operation.
  for (const fold of part.querySelectorAll("summary")) fold.ariaLabel ??= `${fold.textContent}: ${title}`;
  if (part.matches(".operation")) openFirstLevel(part);
  for (const row of part.querySelectorAll<HTMLElement>(".tabs[data-sample]")) row.append(createMoreButton(row, title));
  for (const panel of part.querySelectorAll(".panels > .panel, .entity > .panel")) {
    const label = `Copy ${panel.matches("[data-sample]") ? "sample" : "response"}: ${title}`;
    const copyCode = (pressed: HTMLElement) => {
      const code = panel.querySelector("details[open] > pre, :scope > pre");
      if (code) copyText(code.textContent, pressed);
    };
    panel.append(createButton("", { class: "copy", "aria-label": label }, copyCode));
  }
  const tools = createElement("span", { class: "tools" });
  const addTool = (text: string, label: string, act: (pressed: HTMLElement) => unknown, more = {}) =>
    tools.append(createButton(text, { class: "tool", "aria-label": `${label}: ${title}`, ...more }, act));
  if (part.querySelector("details.inside"))
    addTool("Expand all", "Expand all", toggleFolds, { "aria-expanded": "false" });
  if (!(part instanceof HTMLElement && part.matches(".operation"))) {
    part.querySelector("h3")?.append(tools);
    return;
  }
  addTool("Markdown", "Copy as Markdown", async (pressed) => (await copying()).copyMarkdown(part.id, pressed));
  addTool("Prompt", "Copy as prompt", async (pressed) => (await copying()).copyPrompt(part.id, pressed));
  const feedback = {
    href: issueUrl(title, `${location.pathname}#${part.id}`, document.documentElement.dataset.version ?? ""),
    "aria-label": `Report a problem: ${title} (external site)`,
  };
  const line = createElement("p", { class: "feedback" }, createElement("a", feedback, "Report a problem"));
  part.querySelector(".operation-text")?.append(line);
  part.querySelector(".call")?.after(createElement("div", { class: "actions" }, tools, createTryButton(part, title)));
}

const copying = () => import("./copy-markdown.ts");
