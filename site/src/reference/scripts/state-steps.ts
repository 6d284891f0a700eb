import { adoptStyles } from "../../browser/adopt-styles.ts";
import { announce } from "../../browser/announce.ts";
import { button, element } from "../../browser/element.ts";
import { playButton } from "../../browser/play-button.ts";
import styles from "../../diagram/state-steps.css?inline";

adoptStyles(styles);

interface Step {
  /** Empty for a step that creates the object. */
  from: string;
  to: string;
  cause: string;
  path: string;
}

export function addSteps(diagram: Element): void {
  const svg = diagram.querySelector("svg");
  if (!svg || diagram.nextElementSibling?.matches(".state-steps")) return;
  const steps = collectSteps(svg);
  let position = -1;
  const current = document.createElementNS(svg.namespaceURI, "path");
  current.setAttribute("class", "state-current");
  svg.append(current);
  const words = element("span");
  const go = (by: number) => {
    position = (Math.max(position, by > 0 ? -1 : 0) + by + steps.length) % steps.length;
    const step = steps[position];
    if (!step) return;
    current.setAttribute("d", step.path + outlineState(svg, step.to));
    words.textContent = `${position + 1} of ${steps.length}: ${describeChange(step, "→")}, ${step.cause}`;
    announce(words.textContent.replace("→", "to"));
  };
  const title = (diagram.ariaLabel ?? "").replace(/^Diagram: /, "");
  const next = button("Step through", { class: "small-button", "aria-label": `Step through: ${title}` }, () => {
    next.textContent = "Next";
    next.ariaLabel = `Next: ${title}`;
    go(1);
  });
  const back = button("Back", { class: "small-button", "aria-label": `Back: ${title}` }, () => go(-1));
  const row = element("div", { class: "state-steps" }, back, next, words);
  row.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    go(by);
  });
  diagram.after(row);
  const drive = playButton({
    ...{ className: "state-drive", text: "Try the transitions", label: `Try the transitions: ${title}` },
    act: async (pressed) => (await import("../../scenario/states/open.ts")).driveDiagram(diagram, row, pressed),
    failure: "The diagram couldn't start because a script didn't load. Try again.",
  });
  row.append(drive);
}

const describeChange = ({ from, to }: Step, arrow: string): string =>
  from === "" ? `starts as ${to}` : from === to ? `stays ${to}` : `${from} ${arrow} ${to}`;

/** In the order of first states. Also labels each link with its step, because several have the same text. */
function collectSteps(svg: SVGSVGElement): Step[] {
  const names = [...svg.querySelectorAll(".state-name")].map((name) => name.textContent ?? "");
  const readStep = (arrow: string, path: string): Step => {
    const [, from = "", to = "", cause = ""] = /^(\d*) (\d+) ?(.*)$/.exec(arrow) ?? [];
    return { from: from && (names[Number(from)] ?? ""), to: names[Number(to)] ?? "", cause, path };
  };
  let path = "";
  const steps = [...svg.querySelectorAll("a")].map((link) => {
    // Several causes of an arrow share the line in the first one.
    path = link.querySelector("path")?.getAttribute("d") ?? path;
    const step = readStep(`${link.dataset.arrow} ${link.textContent}`, path);
    link.setAttribute("aria-label", `${step.cause}: ${describeChange(step, "to")}`);
    return step;
  });
  const plain = svg.querySelector<SVGPathElement>("path[data-arrows]");
  const paths = (plain?.getAttribute("d") ?? "").split(/(?=M)/);
  const events = (plain?.dataset.arrows?.split(";") ?? []).map((arrow, index) => readStep(arrow, paths[index] ?? ""));
  return [...steps, ...events].sort((a, b) => names.indexOf(a.from) - names.indexOf(b.from));
}

function outlineState(svg: SVGSVGElement, state: string): string {
  const name = [...svg.querySelectorAll(".state-name")].find(({ textContent }) => textContent === state);
  const y = Number(name?.getAttribute("y"));
  const boxes = (svg.querySelector(".state-boxes")?.getAttribute("d") ?? "").split(/(?=M)/);
  const topOf = (box: string) => Number(/^M\S+ ([\d.]+)/.exec(box)?.[1]);
  return boxes.filter((box) => topOf(box) < y).sort((a, b) => topOf(b) - topOf(a))[0] ?? "";
}
