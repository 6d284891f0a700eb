import { createElement } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../browser/adopt-styles.ts";
import { reportProblem } from "../browser/announce.ts";
import { beforeSwap, showCrash } from "../browser/page.ts";
import { readShared, type SharedConsole } from "./request/share.ts";
import { Console } from "./view/Console.tsx";
import styles from "./view/console.css?inline";

/** A closed console keeps the typed values. */
interface OpenConsole {
  section: HTMLElement;
  container: HTMLElement;
  shared: SharedConsole["typed"] | undefined;
  /** Counts the links that filled in the form. */
  round: number;
}

adoptStyles(styles);

let consoles: readonly OpenConsole[] = [];
const root = createRoot(document.createElement("div"), { onUncaughtError: showConsoleCrash });

function renderConsoles(next: readonly OpenConsole[]): void {
  consoles = next;
  flushSync(() => root.render(next.map(renderPortal)));
}

const renderPortal = ({ section, container, shared, round }: OpenConsole) =>
  createPortal(
    createElement(Console, {
      key: round,
      section,
      shared,
      isOpen: !container.hidden,
      onClose: () => closeSection(section),
    }),
    container,
    section.id,
  );

/** React has removed all consoles; the next opening renders new ones. */
function showConsoleCrash(error: unknown): void {
  const [latest] = consoles.slice(-1);
  for (const { container } of consoles) container.remove();
  consoles = [];
  showCrash(error, () => latest && toggleConsole(latest.section));
}

beforeSwap(() => renderConsoles([]));

export function toggleConsole(section: HTMLElement): void {
  const own = consoles.find((one) => one.section === section);
  if (own && !own.container.hidden) closeSection(section);
  else openSection(section);
}

/** Opens the console of a shared link and fills it in, without sending. */
export function openShared(hash: string): void {
  const shared = readShared(hash);
  const section = shared && document.getElementById(shared.id);
  if (section?.matches(".operation")) {
    openSection(section, shared?.typed);
    section.scrollIntoView();
  } else reportProblem("This link doesn't match any operation on this page.");
}

function openSection(section: HTMLElement, shared?: SharedConsole["typed"]): void {
  const own = consoles.find((one) => one.section === section);
  const container = own?.container ?? insertContainer(section);
  container.hidden = false;
  const opened = own && !shared ? own : { section, container, shared, round: (own?.round ?? 0) + 1 };
  renderConsoles([...consoles.filter((one) => one !== own), opened]);
  markButton(section, true);
  container.querySelector<HTMLElement>(".console")?.focus({ preventScroll: true });
}

function closeSection(section: HTMLElement): void {
  const own = consoles.find((one) => one.section === section);
  if (own) own.container.hidden = true;
  renderConsoles(consoles);
  markButton(section, false)?.focus();
}

function markButton(section: HTMLElement, isOpen: boolean): HTMLElement | null {
  const button = section.querySelector<HTMLElement>(".try");
  if (button) button.ariaExpanded = String(isOpen);
  return button;
}

function insertContainer(section: HTMLElement): HTMLElement {
  const container = document.createElement("div");
  (section.querySelector(".actions") ?? section.querySelector(".call"))?.after(container);
  return container;
}
