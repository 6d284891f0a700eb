import { adoptStyles } from "../../browser/adopt-styles.ts";
import { announce } from "../../browser/announce.ts";
import { createButton, createElement } from "../../browser/element.ts";
import { createPlayButton } from "../../browser/play-button.ts";
import styles from "../../diagram/state-steps.css?inline";

adoptStyles(styles);

interface Step {
  /** Empty for a step that creates the object. */
  from: string;
  to: string;
  cause: string;
  /** The line of the arrow, and the outline of the state that it leads to. */
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
  const words = createElement("span");
  const moveStep = (offset: number) => {
    position = (Math.max(position, offset > 0 ? -1 : 0) + offset + steps.length) % steps.length;
    const step = steps[position];
    if (!step) return;
    back.hidden = false;
    current.setAttribute("d", step.path);
    words.textContent = `${position + 1} of ${steps.length}: ${describeChange(step, "→")}, ${step.cause}`;
    announce(words.textContent.replace("→", "to"));
  };
  const title = (diagram.ariaLabel ?? "").replace(/^Diagram: /, "");
  const next = createButton("Step through", { class: "small-button", "aria-label": `Step through: ${title}` }, () => {
    next.textContent = "Next";
    next.ariaLabel = `Next: ${title}`;
    moveStep(1);
  });
  const back = createButton("Back", { class: "small-button", "aria-label": `Back: ${title}` }, () => moveStep(-1));
  back.hidden = true;
  // After Next, which stays where "Step through" was.
  const row = createElement("div", { class: "state-steps" }, next, back, words);
  row.addEventListener("keydown", (event) => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!offset) return;
    event.preventDefault();
    moveStep(offset);
  });
  diagram.after(row);
  const drive = createPlayButton({
    className: "state-drive",
    text: "Try the transitions",
    label: `Try the transitions: ${title}`,
    act: async (pressed) => (await import("../../scenario/states/open.ts")).driveDiagram(diagram, row, pressed),
    failure: "The diagram couldn't start because a script didn't load. Try again.",
  });
  row.append(drive);
}

const describeChange = ({ from, to }: Step, arrow: string): string =>
  from === "" ? `starts as ${to}` : from === to ? `stays ${to}` : `${from} ${arrow} ${to}`;

/** Collects steps in the order of first states, and labels each link with its step, because texts repeat. */
function collectSteps(svg: SVGSVGElement): Step[] {
  const splitPath = (place: string) => svg.querySelector(place)?.getAttribute("d")?.split(/(?=M)/) ?? [];
  const names = [...svg.querySelectorAll("text:not([x])")];
  const outlines = splitPath(".state-boxes");
  const stateAt = (y: number) => {
    const outline = outlines.find((box) => isAt(box, y)) ?? "";
    const name = names.find((text) => isAt(outline, Number(text.getAttribute("y"))));
    return { name: name?.textContent ?? "", outline };
  };
  const readStep = (cause: Element, line = ""): Step => {
    const [, begin = 0, lane = 0, corner = 0] = readNumbers(/^M\S+ ([\d.]+).*?V([\d.]+)(?:q0 ?(-?[\d.]+))?/, line);
    const [from, to] = [stateAt(begin), stateAt(lane + (corner || 0))];
    return { from: from.name, to: to.name, cause: cause.textContent, path: line + to.outline };
  };
  let path = "";
  const steps = [...svg.querySelectorAll("a")].map((link) => {
    // Several causes of an arrow share the line in the first one.
    path = link.querySelector("path")?.getAttribute("d") ?? path;
    const step = readStep(link, path);
    link.setAttribute("aria-label", `${step.cause}: ${describeChange(step, "to")}`);
    return step;
  });
  const lines = splitPath(":scope > path:not([class])");
  const events = [...svg.querySelectorAll(":scope > text[x]")].map((text, index) => readStep(text, lines[index]));
  const position = ({ from }: Step) => names.findIndex(({ textContent }) => textContent === from);
  return [...steps, ...events].sort((a, b) => position(a) - position(b));
}

/** Whether an arrow at a height begins at a box or ends at it, which is 2 units before its outline. */
function isAt(outline: string, y: number): boolean {
  const [, side = 0, radius = 0, height = 0] = readNumbers(/^M\S+ ([\d.]+)q0-(\d+).*?v([\d.]+)/, outline);
  return y >= side - radius - 2 && y <= side + height + radius;
}

const readNumbers = (form: RegExp, path: string): number[] => [...(form.exec(path) ?? [])].map(Number);
