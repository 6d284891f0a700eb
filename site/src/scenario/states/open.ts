import { type DeepReadonly, type StateMachine, stateMachines } from "@openparlance/api";
import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { adoptStyles } from "../../browser/adopt-styles.ts";
import { beforeSwap, showCrash } from "../../browser/page.ts";
import { DrivenDiagram } from "./DrivenDiagram.tsx";
import styles from "./drive.css?inline";
import { type MachineId, machineDrivers } from "./machine-drivers.ts";

adoptStyles(styles);

const roots = new Set<Root>();

beforeSwap(() => {
  for (const root of roots) root.unmount();
  roots.clear();
});

/** Replaces a diagram by an interactive one until the reader closes it. */
export function driveDiagram(diagram: Element, row: Element, button: HTMLElement): void {
  // The reader may press the button twice before this script is loaded.
  if (diagram.hasAttribute("hidden")) return;
  const id = diagram.getAttribute("data-machine") as MachineId;
  const machine: DeepReadonly<StateMachine> = stateMachines[id];
  const [referencePage = ""] = diagram.querySelector("a")?.getAttribute("href")?.split("#") ?? [];
  const container = document.createElement("div");
  container.className = "driven";
  diagram.before(container);
  const hiddenParts = [diagram, row.matches("figcaption") ? button : row];
  for (const part of hiddenParts) part.toggleAttribute("hidden", true);

  const close = () => {
    root.unmount();
    roots.delete(root);
    container.remove();
    for (const part of hiddenParts) part.toggleAttribute("hidden", false);
    button.focus();
  };
  const crash = (error: unknown) => {
    close();
    showCrash(error, () => driveDiagram(diagram, row, button));
  };
  const root = createRoot(container, { onUncaughtError: crash });
  roots.add(root);
  flushSync(() =>
    root.render(createElement(DrivenDiagram, { machine, drive: machineDrivers[id], referencePage, onClose: close })),
  );
  const first = container.querySelector<HTMLElement>(".state-press:not([aria-disabled])");
  first?.focus({ preventScroll: true });
  // Scrolls a diagram that is wider than the screen to its middle.
  first?.scrollIntoView({ block: "nearest", inline: "center" });
}
