import { adoptStyles } from "../../browser/adopt-styles.ts";
import { copy } from "../../browser/copy.ts";
import { need } from "../../browser/need.ts";
import { tryButton } from "../../console/try.ts";
import { issueUrl } from "../../feedback.ts";
import { readyCode } from "./code-folds.ts";
import { addMarks } from "./marks.ts";
import { addFolds, expand, openFirstLevel } from "./open-in-place.ts";
import "./preview.ts";
import styles from "../view/enhance.css?inline";
import { moreButton } from "./tabs.ts";

// On paper a link to another page of the site has its whole address.
const printed = `@media print { .reference-main a[href^="/"]:not(.download)::after { content: " (${location.origin}" attr(href) ")" } }`;
adoptStyles(styles + printed);

export { openShared } from "../../console/try.ts";

/** Gives a part what a reader can do with it: its names become links, and operations and entities get their tools. */
export function enhance(part: Element): void {
  addMarks(part);
  readyCode(part);
  if (part.matches(".catalogue"))
    need(import("../../scenario/errors/add.ts"), ({ addReproduce }) => addReproduce(part));
  if (!part.matches(".operation, .entity")) return;
  const title = part.querySelector("h3")?.textContent?.trim() ?? part.id;
  addFolds(part);
  // The same words fold parts of many operations, so each gets the name of its own.
  for (const fold of part.querySelectorAll("summary")) fold.ariaLabel ??= `${fold.textContent}: ${title}`;
  if (part.matches(".operation")) openFirstLevel(part);
  for (const row of part.querySelectorAll<HTMLElement>(".tabs[data-sample]")) row.append(moreButton(row, title));
  for (const panel of part.querySelectorAll(".panels > .panel, .entity > .panel")) {
    const button = makeButton("copy", "", () => {
      const code = panel.querySelector("details[open] > pre, :scope > pre");
      if (code) copy(code.textContent ?? "", button);
    });
    button.ariaLabel = `Copy ${panel.matches("[data-sample]") ? "sample" : "response"}: ${title}`;
    panel.append(button);
  }
  const tools = document.createElement("span");
  tools.className = "tools";
  if (part.querySelector("details.inside")) {
    const button = makeButton("tool", "Expand all", () => expand(button));
    button.ariaExpanded = "false";
    button.ariaLabel = `Expand all: ${title}`;
    tools.append(button);
  }
  if (part.matches(".operation")) {
    const button = makeButton("tool", "Markdown", async () => (await copying()).copyMarkdown(part.id, button));
    button.ariaLabel = `Copy as Markdown: ${title}`;
    const prompt = makeButton("tool", "Prompt", async () => (await copying()).copyPrompt(part.id, prompt));
    prompt.ariaLabel = `Copy as prompt: ${title}`;
    const feedback = document.createElement("a");
    const page = `${location.origin}${location.pathname}#${part.id}`;
    Object.assign(feedback, {
      textContent: "Report a problem",
      href: issueUrl(title, page, document.documentElement.dataset.version ?? ""),
      ariaLabel: `Report a problem: ${title} (external site)`,
    });
    tools.append(button, prompt);
    const line = document.createElement("p");
    line.className = "feedback";
    line.append(feedback);
    part.querySelector(".operation-text")?.append(line);
  }
  if (part instanceof HTMLElement && part.matches(".operation")) {
    const actions = document.createElement("div");
    actions.className = "actions";
    actions.append(tools, tryButton(part, title));
    part.querySelector(".call")?.after(actions);
  } else part.querySelector("h3")?.append(tools);
}

const copying = () => import("./copy-markdown.ts");

function makeButton(className: string, text: string, act: () => unknown): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = text;
  button.addEventListener("click", act);
  return button;
}
