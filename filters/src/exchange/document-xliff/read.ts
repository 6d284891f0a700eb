import { readTags } from "@openparlance/text";
import { decode } from "../../encoding.ts";
import { defaultLimits } from "../../limits.ts";
import { findState } from "../../xliff/unit-span.ts";
import { UnitReader, type XliffUnit } from "../../xliff/units.ts";
import { localName } from "../../xml/inline.ts";
import type { XmlPiece } from "../../xml/pieces.ts";
import { declaredEncoding } from "../../xml/prolog.ts";
import { decodeText, removeInvalid } from "../../xml/references.ts";
import { type Token, token, XmlScanner } from "../../xml/scanner.ts";
import { Codes } from "../codes.ts";
import { documentNamespace } from "./write.ts";

/** One unit of a translated file, with values only, so that it can be sent between threads. */
export interface FinishedUnit {
  id: string;
  /** The state of the target; `signed-off` for an approved target without a state. */
  state: string | undefined;
  /** The text of the source, without tags. */
  source: string;
  /** The content of the target; [] if there is none. */
  target: readonly Pick<XmlPiece, "kind" | "key" | "raw" | "text">[];
}

/** Finished XLIFF that keeps its text in memory, but not its units, which need several times as much. */
export interface FinishedXliff {
  documentId: number;
  /** The number of units. */
  size: number;
  /** The units in the order of the file, parsed again at each iteration. */
  units(): Iterable<FinishedUnit>;
}

/** Whether a file may be XLIFF by its first 4 kB, so that reading all of it is worthwhile. */
export function mayBeXliff(head: Uint8Array): boolean {
  // In UTF-16, every other byte is removed.
  const text = new TextDecoder("latin1").decode(head).replaceAll("\0", "");
  return /<(?:[\w.-]+:)?xliff[\s>]/.test(text);
}

/**
 * Reads a finished file: XLIFF 1.2 that names a document, as an attribute of its `file` or in a note of its header.
 *
 * @returns undefined for any other file
 * @throws FilterError "File extraction error" with the location, if the file names a document and is damaged after that
 */
export function readDocumentXliff(file: Uint8Array): FinishedXliff | undefined {
  const names = new DocumentName();
  const reader = new UnitReader();
  let size = 0;
  try {
    const { text } = decode(file, declaredEncoding(file));
    for (const _ of unitsIn(text, reader, names)) size++;
    if (names.documentId === undefined || reader.version !== "1.2") return undefined;
    return { documentId: names.documentId, size, units: () => unitsIn(text) };
  } catch (error) {
    if (names.documentId === undefined) return undefined;
    throw error;
  }
}

function* unitsIn(text: string, reader = new UnitReader(), names?: DocumentName): Generator<FinishedUnit> {
  const scanner = new XmlScanner(defaultLimits);
  scanner.feed(text);
  scanner.finish();
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    names?.accept(kind, scanner);
    const unit = reader.accept(kind, scanner);
    if (unit?.source) yield finishUnit(unit, unit.source.content.pieces);
  }
}

/** Searches for the document's ID; the first one counts. */
class DocumentName {
  documentId: number | undefined;
  #note: string | undefined;

  accept(kind: Token, scanner: XmlScanner): void {
    if (this.documentId !== undefined) return;
    if (kind === token.open || kind === token.empty) this.#openElement(scanner);
    else if (this.#note !== undefined && kind === token.text) this.#note += decodeText(scanner.raw);
    else if (this.#note !== undefined && kind === token.close) {
      this.documentId = parseId(/^\s*document:(\d+)\s*$/.exec(this.#note)?.[1]);
      this.#note = undefined;
    }
  }

  #openElement(scanner: XmlScanner): void {
    const name = localName(scanner.name);
    const attributes = scanner.attributes();
    if (name === "file" && scanner.buffer.includes(documentNamespace)) {
      const attribute = attributes.find((each) => each.name.includes(":") && localName(each.name) === "document");
      this.documentId = parseId(attribute?.value);
    }
    const isOurs = attributes.some((each) => each.name === "from" && each.value === "parlance");
    if (name === "note" && isOurs) this.#note = "";
  }
}

function parseId(digits: string | undefined): number | undefined {
  const id = Number(digits);
  return digits !== undefined && /^\d+$/.test(digits) && Number.isSafeInteger(id) ? id : undefined;
}

function finishUnit(unit: XliffUnit, source: readonly XmlPiece[]): FinishedUnit {
  return {
    id: unit.id,
    state: findState(unit),
    source: source.map(({ text }) => text).join(""),
    target: (unit.target?.content.pieces ?? []).map(({ kind, key, raw, text }) => ({ kind, key, raw, text })),
  };
}

/** Whether a unit has the source of a segment; whitespace and tags are ignored. */
export function isSameSource({ source }: FinishedUnit, text: string): boolean {
  const { plain } = readTags(removeInvalid(text));
  return plain === source || removeSpace(plain) === removeSpace(source);
}

/** The target of a unit with the inline tags of a segment's source; "" if there is no target. */
export function unitTargetFor({ target }: FinishedUnit, source: string): string {
  const codes = new Codes(source);
  return target.map((piece) => (piece.kind === "text" ? piece.text : toTag(piece, codes))).join("");
}

const removeSpace = (text: string): string => text.normalize("NFC").replaceAll(/\s+/gu, "");

/** The tag of a code; "" for a code that the segment does not have. */
function toTag({ kind, key, raw }: FinishedUnit["target"][number], codes: Codes): string {
  const id = /^(?:g|ph|x|pair) (\d+)$/.exec(key)?.[1];
  const code = codes.all[Number(id) - 1];
  if (id === undefined || !code) return "";
  if (code.closing === undefined) return kind === "close" ? "" : code.tag;
  if (kind === "close") return code.closing;
  return raw.endsWith("/>") && raw.startsWith("<g") ? code.tag + code.closing : code.tag;
}
