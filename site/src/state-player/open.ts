import { type DeepReadonly, type StateMachine, stateMachines } from "@openparlance/api";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { adoptStyles } from "../browser/adopt-styles.ts";
import { beforeSwap, showCrash } from "../browser/page.ts";
import { DrivenDiagram } from "./DrivenDiagram.tsx";
import styles from "./drive.css?inline";
import { drives, type MachineId } from "./drives.ts";

adoptStyles(styles);

const roots = new Set<Root>();

beforeSwap(() => {
  for (const root of roots) root.unmount();
  roots.clear();
});

/** Puts a diagram that can be driven into the place of one to look at, until it is closed. */
export function driveDiagram(diagram: Element, row: Element, button: HTMLElement): void {
  const id = diagram.getAttribute("data-machine") as MachineId;
  const machine: DeepReadonly<StateMachine> = stateMachines[id];
  const [referencePage = ""] = diagram.querySelector("a")?.getAttribute("href")?.split("#") ?? [];
  const place = document.createElement("div");
  place.className = "driven";
  diagram.before(place);
  const still = [diagram, row.matches("figcaption") ? button : row];
  for (const part of still) part.toggleAttribute("hidden", true);

  const close = () => {
    root.unmount();
    roots.delete(root);
    place.remove();
    for (const part of still) part.toggleAttribute("hidden", false);
    button.focus();
  };
  const crash = (error: unknown) => {
    close();
    showCrash(error, () => driveDiagram(diagram, row, button));
  };
  const root = createRoot(place, { onUncaughtError: crash });
  roots.add(root);
  flushSync(() =>
    root.render(createElement(DrivenDiagram, { machine, drive: drives[id], referencePage, onClose: close })),
  );
  const first = place.querySelector<HTMLElement>(".state-press:not([aria-disabled])");
  first?.focus({ preventScroll: true });
  // A picture that is wider than the screen shows its middle.
  first?.scrollIntoView({ block: "nearest", inline: "center" });
}
