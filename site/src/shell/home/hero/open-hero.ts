// Imported statically, so that the browser fetches it together with this file.
import { openSandbox } from "@openparlance/sandbox";
import { announce } from "../../../browser/announce.ts";
import { colour } from "../../../browser/colour.ts";
import { formatJson } from "../../../model/samples/format-json.ts";
import { element } from "../../../sandbox/element.ts";
import { visitSandbox } from "../../../sandbox/visit-sandbox.ts";
import { withSource } from "./curl.ts";
import { confirm, type TranslateResponse, translate } from "./memory.ts";
import { sentences } from "./sentences.ts";
import { findNewWords, splitByOrigin } from "./words.ts";

/** What was translated last on the page that is shown, and the words that the reader's corrections brought. */
interface State {
  source: string;
  target: string;
  readonly learned: Set<string>;
}

const states = new WeakMap<HTMLElement, State>();

/** Translates what is written, or confirms the correction and translates the next sentence. */
export async function submit(form: HTMLFormElement): Promise<void> {
  const figure = form.closest<HTMLElement>("figure");
  if (!figure || figure.ariaBusy) return;
  figure.ariaBusy = "true";
  say(figure, visitSandbox.isOpen ? "" : "Loading the server into this page …");
  try {
    await (form.dataset.hero === "run" ? run(figure) : correct(figure));
  } catch (error) {
    say(figure, error instanceof Error ? error.message : String(error));
  } finally {
    figure.ariaBusy = null;
  }
}

async function run(figure: HTMLElement): Promise<void> {
  const state = stateOf(figure);
  const source = field(figure, "hero-source").value.trim();
  const sandbox = await visitSandbox.open(openSandbox);
  const startedAt = performance.now();
  const response = await translate(sandbox, source);
  const ms = Math.max(1, Math.round(performance.now() - startedAt));
  const [first] = response.translation;
  Object.assign(state, { source, target: first?.target ?? "" });
  show(figure, state, response);
  const match = first?.isTMMatch ? "An exact match in the memory" : "Translated";
  say(figure, `${match}, in ${ms} ms. Change a word and confirm: the next sentence uses it.`);
}

async function correct(figure: HTMLElement): Promise<void> {
  const state = stateOf(figure);
  const { source, target } = state;
  const corrected = field(figure, "hero-correct").value.trim();
  const sandbox = await visitSandbox.open(openSandbox);
  // A memory in use learns the sentence; one that is read afterwards would weigh it otherwise.
  await translate(sandbox, source);
  await confirm(sandbox, source, corrected);
  for (const word of findNewWords(corrected, target)) state.learned.add(word);
  const position = (sentences as readonly string[]).indexOf(source);
  const next = sentences[position + 1];
  const input = field(figure, "hero-source");
  if (position < 0 || next === undefined) {
    say(figure, "Confirmed: the memory has this sentence now. Write the next one.");
    input.focus();
    input.select();
    return;
  }
  input.value = next;
  await run(figure);
  const used = [...state.learned].filter((word) => state.target.includes(word));
  const effect = used.length > 0 ? `The next sentence uses “${used.join(" ")}”.` : "This is the next sentence.";
  say(figure, `Confirmed: the memory has it now. ${effect}`);
}

function show(figure: HTMLElement, { source, target, learned }: State, response: TranslateResponse): void {
  const [first] = response.translation;
  const pieces = first ? splitByOrigin(first) : [];
  find(figure, "#hero-target").replaceChildren(
    ...pieces.map(({ text, from }) => element("span", { "data-from": from }, ...markWords(text, learned))),
  );
  field(figure, "hero-correct").value = target;
  write(find(figure, "#hero-json code"), formatJson(response), "json");
  const curl = find(figure, "#hero-curl code");
  write(curl, withSource(curl.textContent ?? "", source), "sh");
}

/** A text with those of its words set off that a correction brought. */
const markWords = (text: string, learned: ReadonlySet<string>): (Node | string)[] =>
  text.split(/([\p{L}\p{N}]+)/u).map((part) => (learned.has(part) ? element("b", {}, part) : part));

function write(code: HTMLElement, text: string, language: string): void {
  code.textContent = text;
  code.dataset.plain = language;
  colour(code);
}

function stateOf(figure: HTMLElement): State {
  const known = states.get(figure);
  if (known) return known;
  const [source] = sentences;
  const target = find(figure, "#hero-target").textContent ?? "";
  const state: State = { source, target, learned: new Set() };
  states.set(figure, state);
  return state;
}

function say(figure: HTMLElement, message: string): void {
  find(figure, "#hero-note").textContent = message;
  if (message) announce(message);
}

const field = (figure: HTMLElement, id: string) => find(figure, `#${id}`) as HTMLTextAreaElement;

function find(figure: HTMLElement, selector: string): HTMLElement {
  const match = figure.querySelector<HTMLElement>(selector);
  if (!match) throw new Error(`The page has no ${selector}.`);
  return match;
}
