import type { Unit } from "../document/unit.ts";
import { decodeText } from "../xml/references.ts";
import { markPattern, type StoryAtom } from "./codes.ts";
import { type Bounds, buildParagraphUnit } from "./paragraph.ts";
import type { Wrapper } from "./wrappers.ts";

const piecePattern = new RegExp(`(${markPattern.source})`, "i");

const noUnits: readonly Unit[] = [];

interface OpenRange extends Wrapper {
  /** The number of the paragraph's atoms when it was opened. */
  atoms: number;
}

/** Collects the paragraphs of a range with one paragraph style while a reader passes through it. */
export class Paragraphs {
  readonly #text: string;
  readonly #units: Unit[];
  readonly #hasReadings: boolean;
  readonly #stack: OpenRange[] = [];
  #atoms: StoryAtom[] = [];
  /** The start of the paragraph (−1 before it begins), and the wrappers that were open there. */
  #start = -1;
  #before: readonly OpenRange[] = [];
  /** The offset after the last token. */
  #last = 0;
  #content: { start: number; end: number } | undefined;

  constructor(text: string, units: Unit[], hasReadings: boolean) {
    this.#text = text;
    this.#units = units;
    this.#hasReadings = hasReadings;
  }

  /** The tags of a range, without the reading of its text if a translation drops it. */
  #opening(start: number, end: number): string {
    const opening = this.#text.slice(start, end);
    return this.#hasReadings || !opening.includes("RubyString") ? opening : opening.replace(/\sRuby\w+="[^"]*"/g, "");
  }

  open(name: string, start: number, end: number): void {
    this.#begin(start);
    const isRange = name === "CharacterStyleRange";
    this.#stack.push({ name, isRange, opening: this.#opening(start, end), start, end, atoms: this.#atoms.length });
    this.#last = end;
  }

  /** Adds the markup from the opening of the innermost wrapper to `end` to that wrapper. */
  extendOpening(end: number): void {
    const wrapper = this.#stack.at(-1);
    if (!wrapper) return;
    wrapper.end = end;
    wrapper.opening = this.#opening(wrapper.start, end);
    this.#last = end;
  }

  close(end: number): void {
    const wrapper = this.#stack.at(-1);
    // The part of a hyperlink in one paragraph is a separate text.
    if (wrapper && !wrapper.isRange && this.#start >= 0 && this.#before.includes(wrapper)) this.end();
    this.#stack.pop();
    this.#last = end;
  }

  openContent(start: number, end: number): void {
    this.#begin(start);
    this.#content = { start: end, end };
  }

  closeContent(start: number, end: number): void {
    if (this.#content) this.#content.end = start;
    this.#content = undefined;
    this.#last = end;
  }

  /** Character data inside `Content`, or a CDATA section there. */
  text(start: number, end: number): void {
    const whole = this.#text.slice(start, end);
    const isCdata = whole.startsWith("<");
    if (isCdata || !markPattern.test(whole)) {
      this.#addText(whole, isCdata ? whole.slice(9, -3) : decodeText(whole), start);
      return;
    }
    let at = start;
    for (const [index, raw] of whole.split(piecePattern).entries()) {
      if (index % 2 === 1) this.special(at, at + raw.length);
      else if (raw !== "") this.#addText(raw, decodeText(raw), at);
      at += raw.length;
    }
  }

  /** A processing instruction inside `Content` that represents a character, or a mark. */
  special(start: number, end: number): void {
    const raw = this.#text.slice(start, end);
    this.#add({ kind: "special", raw, text: "", start, isContent: /^<\?ACE (?:18|19)\?>$/.test(raw), units: noUnits });
  }

  /** A separate element with its texts; `isText` if it is visible as a character. */
  element(span: { start: number; end: number; isText: boolean; units?: readonly Unit[] }): void {
    const { start, end, isText, units = noUnits } = span;
    this.#begin(start);
    const raw = this.#text.slice(start, end);
    this.#add({ kind: "element", raw, text: "", start, isContent: isText, units });
    this.#last = end;
  }

  end(): void {
    const split = this.#stack.findIndex((wrapper) => !wrapper.isRange && !this.#before.includes(wrapper));
    const bounds = { start: this.#start, end: this.#last, before: this.#before, after: [...this.#stack] };
    const half = this.#stack[split];
    if (this.#start >= 0 && half) this.#endTwice(bounds, split, half);
    else this.#push(this.#atoms, bounds);
    this.#atoms = [];
    this.#start = -1;
  }

  /** Ends the text before a hyperlink that continues in the next paragraph. */
  #endTwice(bounds: Bounds, split: number, half: OpenRange): void {
    const around = this.#stack.slice(0, split);
    this.#push(this.#atoms.slice(0, half.atoms), { ...bounds, end: half.start, after: around });
    this.#push(this.#atoms.slice(half.atoms), { ...bounds, start: half.end, before: [...around, half] });
  }

  #push(atoms: readonly StoryAtom[], bounds: Bounds): void {
    const unit = atoms.length > 0 ? buildParagraphUnit(this.#text, atoms, bounds) : undefined;
    if (unit) this.#units.push(unit);
  }

  #begin(start: number): void {
    if (this.#start >= 0) return;
    this.#start = start;
    this.#before = [...this.#stack];
  }

  #addText(raw: string, text: string, start: number): void {
    this.#add({ kind: "text", raw, text, start, isContent: true, units: noUnits });
  }

  #add(atom: Omit<StoryAtom, "path" | "content">): void {
    this.#atoms.push({ ...atom, path: [...this.#stack], content: this.#content });
  }
}
