// A static import, so that the browser fetches the sandbox together with this file.
import { openSandbox } from "@openparlance/sandbox";
import { announce } from "../../../browser/announce.ts";
import { colorCode } from "../../../browser/color.ts";
import { createElement } from "../../../browser/element.ts";
import { formatJson } from "../../../model/samples/format-json.ts";
import { type ChosenLanguages, createLanguageLists, formatTag, nameLanguage } from "../../../own-memory/languages.ts";
import { importMemory, type OwnMemory } from "../../../own-memory/own-memory.ts";
import { sharedSandbox } from "../../../sandbox/visit-sandbox.ts";
import { replaceSource } from "./curl.ts";
import { confirmSegment, type TranslateResponse, translateSource } from "./memory.ts";
import { sentences } from "./sentences.ts";
import { findNewWords, listWords, type Piece, splitByOrigin } from "./words.ts";

/** The last translation. `learned` has words of the reader's corrections. */
interface State {
  source: string;
  target: string;
  languages: ChosenLanguages;
  /** The reader's memory; undefined for that of the demo. */
  memory?: OwnMemory;
  readonly learned: Set<string>;
}

const states = new WeakMap<HTMLElement, State>();

/** Lower scores often need editing. */
const doubtfulScore = 0.2;

export const submit = (form: HTMLFormElement): Promise<void> =>
  runWithBusyState(form, form.dataset.hero === "run" ? translateHero : confirmCorrection);

/** Imports the chosen file. Later translations use it. */
export const useFile = (input: HTMLInputElement): Promise<void> =>
  runWithBusyState(input, async (figure) => {
    const [file] = input.files ?? [];
    input.value = "";
    if (!file) return;
    await importFile(figure, file);
    findField(figure, "hero-source").focus();
  });

async function importFile(figure: HTMLElement, file: File, chosen?: ChosenLanguages): Promise<void> {
  showMessage(figure, `Importing ${file.name} …`);
  const memory = await importMemory(await sharedSandbox.open(openSandbox), file, chosen);
  states.set(figure, { source: "", target: "", languages: memory.languages, memory, learned: new Set() });
  showMemory(figure, memory);
  const isGuessed = memory.choices.length === 0 && !chosen;
  const guess = isGuessed ? " It doesn't specify its languages: choose them below." : "";
  showMessage(figure, `${file.name} was imported.${guess} Enter a sentence.`);
}

async function runWithBusyState(control: HTMLElement, does: (figure: HTMLElement) => Promise<void>): Promise<void> {
  const figure = control.closest<HTMLElement>("figure");
  if (!figure || figure.ariaBusy) return;
  figure.ariaBusy = "true";
  showMessage(figure, sharedSandbox.isOpen ? "" : "Loading the server into this page …");
  try {
    await does(figure);
  } catch (error) {
    showMessage(figure, error instanceof Error ? error.message : String(error));
  } finally {
    figure.ariaBusy = null;
  }
}

async function translateHero(figure: HTMLElement): Promise<void> {
  const state = stateOf(figure);
  const source = findField(figure, "hero-source").value.trim();
  if (!/[^\s\p{Cf}]/u.test(source)) {
    showMessage(figure, "Enter a sentence first.");
    return;
  }
  const sandbox = await sharedSandbox.open(openSandbox);
  const startedAt = performance.now();
  const response = await translateSource(sandbox, source, state.memory?.id);
  const ms = Math.max(1, Math.round(performance.now() - startedAt));
  const [first] = response.translation;
  const pieces = first ? splitByOrigin(first, source) : [];
  Object.assign(state, { source, target: first?.target ?? "" });
  show(figure, state, pieces, response);
  const score = first?.score ?? 0;
  const kind = first?.isTMMatch ? "Exact match" : "Machine translation";
  const unmatched = quote(pieces, "no match");
  const guessed = quote(pieces, "guess");
  requireElement(figure, ".hero-help").hidden = !unmatched && !guessed && score >= doubtfulScore;
  const advice =
    (unmatched && `No match in this memory: ${unmatched}.`) ||
    (guessed && `Guessed from a similar word: ${guessed}.`) ||
    "Change a word and confirm it: the next sentence uses your correction.";
  showMessage(figure, `${kind}, score ${score}, in ${ms} ms. ${advice}`);
}

/** Quotes the pieces of one origin, such as `“wet”, “deck”`. */
const quote = (pieces: readonly Piece[], origin: Piece["origin"]): string =>
  pieces.flatMap((piece) => (piece.origin === origin ? [`“${piece.text.replace(/[.,;:!?]+$/, "")}”`] : [])).join(", ");

async function confirmCorrection(figure: HTMLElement): Promise<void> {
  const state = stateOf(figure);
  const { source, target, memory } = state;
  const corrected = findField(figure, "hero-correct").value.trim();
  const sandbox = await sharedSandbox.open(openSandbox);
  // Learning before translating would give the sentence another weight in the memory.
  await translateSource(sandbox, source, memory?.id);
  await confirmSegment(sandbox, source, corrected, memory?.id);
  for (const word of findNewWords(corrected, target)) state.learned.add(word);
  const position = (sentences as readonly string[]).indexOf(source);
  const next = sentences[position + 1];
  const input = findField(figure, "hero-source");
  if (memory || position < 0 || next === undefined) {
    showMessage(figure, "Confirmed: this sentence is now in the memory. Enter another one.");
    input.focus();
    input.select();
    return;
  }
  input.value = next;
  await translateHero(figure);
  const used = listWords(state.target).filter((word) => state.learned.has(word));
  const effect = used.length > 0 ? `The next sentence uses “${used.join(" ")}”.` : "This is the next sentence.";
  showMessage(figure, `Confirmed: the sentence is now in the memory. ${effect}`);
}

function show(figure: HTMLElement, state: State, pieces: readonly Piece[], response: TranslateResponse): void {
  const { source, target, languages, learned, memory } = state;
  const [from, to] = [formatTag(languages[0]), formatTag(languages[1])];
  const shown = requireElement(figure, "#hero-target");
  shown.lang = to;
  shown.replaceChildren(
    ...pieces.map((piece) =>
      createElement(
        "span",
        {
          "data-from": piece.origin,
          ...(piece.origin !== "neither" && { title: piece.origin }),
          ...(piece.origin === "no match" && { lang: from }),
        },
        ...markWords(piece.text, learned),
      ),
    ),
  );
  for (const control of figure.querySelectorAll<HTMLButtonElement>("[data-hero=confirm] :disabled")) {
    control.disabled = false;
  }
  findField(figure, "hero-correct").value = target;
  writeCode(requireElement(figure, "#hero-json code"), formatJson(response), "json");
  const curl = requireElement(figure, "#hero-curl code");
  const program = curl.textContent;
  // Omits the commands that create the demo's memory.
  writeCode(curl, replaceSource(memory ? program.slice(program.indexOf("# The translation")) : program, source), "sh");
}

function showMemory(figure: HTMLElement, memory: OwnMemory): void {
  const [source, target] = memory.languages.map(nameLanguage);
  requireElement(figure, "[for=hero-source]").textContent = source ?? "";
  requireElement(figure, "#hero-label").textContent = target ?? "";
  requireElement(figure, ".hero-chips").hidden = true;
  requireElement(figure, ".hero-help").hidden = true;
  requireElement(figure, "#hero-target").replaceChildren();
  showLanguages(figure, memory);
  for (const [at, id] of ["hero-source", "hero-correct"].entries()) {
    Object.assign(findField(figure, id), { lang: formatTag(memory.languages[at] ?? ""), value: "" });
  }
}

/** Adds lists of a memory's languages. They are reset if the file can't be imported in the chosen ones. */
function showLanguages(figure: HTMLElement, memory: OwnMemory): void {
  const measure = requireElement(figure, ".hero-help a").cloneNode() as HTMLElement;
  measure.textContent = "Measure how well it translates";
  const [from, to] = createLanguageLists(memory, (chosen) => {
    runWithBusyState(from, () => importFile(figure, memory.file, chosen))
      .then(() => from.isConnected && showLanguages(figure, memory))
      .catch(reportError);
  });
  const about = requireElement(figure, "#hero-memory");
  const focused = document.activeElement?.ariaLabel;
  about.replaceChildren(`Your memory ${memory.name}, `, from, " to ", to, ", stays on this page. ", measure, ".");
  [from, to].find(({ ariaLabel }) => ariaLabel === focused)?.focus();
}

/** Marks the words from corrections. */
const markWords = (text: string, learned: ReadonlySet<string>): (Node | string)[] =>
  text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part) => (learned.has(part) ? createElement("b", { title: "your correction" }, part) : part));

function writeCode(code: HTMLElement, text: string, language: string): void {
  code.textContent = text;
  code.dataset.plain = language;
  colorCode(code);
}

function stateOf(figure: HTMLElement): State {
  const known = states.get(figure);
  if (known) return known;
  const state: State = { source: "", target: "", languages: ["en", "de"], learned: new Set() };
  states.set(figure, state);
  return state;
}

function showMessage(figure: HTMLElement, message: string): void {
  requireElement(figure, "#hero-note").textContent = message;
  if (message) announce(message);
}

const findField = (figure: HTMLElement, id: string) => requireElement(figure, `#${id}`) as HTMLTextAreaElement;

function requireElement(figure: HTMLElement, selector: string): HTMLElement {
  const part = figure.querySelector<HTMLElement>(selector);
  if (!part) throw new Error(`The page has no ${selector}.`);
  return part;
}
