import type { Span } from "../document/translatable-span.ts";
import type { RunDialect } from "./dialect.ts";
import { type MarkedText, type Marker, markerPattern } from "./markers.ts";
import type { Atom } from "./nodes.ts";

export interface RunsToWrite extends Pick<MarkedText, "markers" | "base"> {
  dialect: RunDialect;
  /** The prefix of the part's elements, with its colon: `w:`. */
  prefix: string;
  /** Run properties in the file's form. */
  properties(comparable: string): string;
  /** The markup between the offsets, with its texts translated. */
  markup(span: Span): string;
}

/** Writes a paragraph's text, with markers for its codes, in as few runs as there are changes of format. */
export function writeRuns(content: string, writing: RunsToWrite): string {
  const writer = new RunWriter(writing);
  let at = 0;
  for (const match of content.matchAll(markerPattern)) {
    writer.text(content.slice(at, match.index));
    writer.marker(writing.markers[Number(match[1])] as Marker);
    at = match.index + match[0].length;
  }
  writer.text(content.slice(at));
  return writer.end();
}

class RunWriter {
  readonly #writing: RunsToWrite;
  readonly #bases: (string | undefined)[];
  #markup = "";
  /** Properties of the run that is open. */
  #run: string | undefined;

  constructor(writing: RunsToWrite) {
    this.#writing = writing;
    this.#bases = [writing.base];
  }

  text(text: string): void {
    const { dialect, prefix } = this.#writing;
    for (const piece of dialect.pieces(text)) {
      const element = dialect.element(piece, prefix);
      this.#add(this.#bases.at(-1), element);
    }
  }

  marker({ kind, atoms, base }: Marker): void {
    if (kind === "close") this.#bases.pop();
    for (const atom of atoms) this.#atom(atom);
    if (kind === "open") this.#bases.push(base);
  }

  end(): string {
    this.#closeRun();
    return this.#markup;
  }

  #atom(atom: Atom): void {
    if (!atom.isCharacter) this.#closeRun();
    this.#add(atom.properties, this.#writing.markup(atom));
    if (!atom.isCharacter) this.#closeRun();
  }

  #add(properties: string | undefined, markup: string): void {
    const { dialect, prefix } = this.#writing;
    if (this.#run !== properties || !dialect.hasLongRuns) {
      this.#closeRun();
      if (properties !== undefined) this.#markup += `<${prefix}r>${this.#writing.properties(properties)}`;
      this.#run = properties;
    }
    this.#markup += markup;
  }

  #closeRun(): void {
    if (this.#run !== undefined) this.#markup += `</${this.#writing.prefix}r>`;
    this.#run = undefined;
  }
}
