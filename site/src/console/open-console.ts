import { createElement } from "react";
import { createPortal, flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { adoptStyles } from "../browser/adopt-styles.ts";
import { report } from "../browser/announce.ts";
import { beforeSwap, showCrash } from "../browser/page.ts";
import { readShared, type Shared } from "./request/share.ts";
import { Console } from "./view/Console.tsx";
import styles from "./view/console.css?inline";

/** A closed console keeps the typed values. */
interface Opened {
  section: HTMLElement;
  container: HTMLElement;
  shared: Shared["typed"] | undefined;
  /** Counts the links that filled in the form. */
  round: number;
}

adoptStyles(styles);

let consoles: readonly Opened[] = [];
const root = createRoot(document.createElement("div"), { onUncaughtError: crash });

function show(next: readonly Opened[]): void {
  consoles = next;
  flushSync(() => root.render(next.map(renderPortal)));
}

const renderPortal = ({ section, container, shared, round }: Opened) =>
  createPortal(
    createElement(Console, {
      ...{ key: round, section, shared },
      isOpen: !container.hidden,
      onClose: () => close(section),
    }),
    container,
    section.id,
  );

/** React has removed all consoles; the next opening renders new ones. */
function crash(error: unknown): void {
  const [latest] = consoles.slice(-1);
  for (const { container } of consoles) container.remove();
  consoles = [];
  showCrash(error, () => latest && toggleConsole(latest.section));
}

beforeSwap(() => show([]));

export function toggleConsole(section: HTMLElement): void {
  const own = consoles.find((one) => one.section === section);
  if (own && !own.container.hidden) close(section);
  else open(section);
}

/** Opens the console of a shared link and fills it in, without sending. */
export function openShared(hash: string): void {
  const shared = readShared(hash);
  const section = shared && document.getElementById(shared.id);
  if (section?.matches(".operation")) {
    open(section, shared?.typed);
    section.scrollIntoView();
  } else report("This link doesn't match any operation on this page.");
}

function open(section: HTMLElement, shared?: Shared["typed"]): void {
  const own = consoles.find((one) => one.section === section);
  const container = own?.container ?? insertContainer(section);
  container.hidden = false;
  const opened = own && !shared ? own : { section, container, shared, round: (own?.round ?? 0) + 1 };
  show([...consoles.filter((one) => one !== own), opened]);
  mark(section, true);
  container.querySelector<HTMLElement>(".console")?.focus({ preventScroll: true });
}

function close(section: HTMLElement): void {
  const own = consoles.find((one) => one.section === section);
  if (own) own.container.hidden = true;
  show(consoles);
  mark(section, false)?.focus();
}

function mark(section: HTMLElement, isOpen: boolean): HTMLElement | null {
  const button = section.querySelector<HTMLElement>(".try");
  if (button) button.ariaExpanded = String(isOpen);
  return button;
}

function insertContainer(section: HTMLElement): HTMLElement {
  const container = document.createElement("div");
  (section.querySelector(".actions") ?? section.querySelector(".call"))?.after(container);
  return container;
}
