import { FilterError } from "../filter-error.ts";
import { findInLanguage } from "../languages.ts";
import type { Limits } from "../limits.ts";
import { buildInlineContent } from "../xliff/unit-span.ts";
import { PieceList, type XmlPiece } from "../xml/pieces.ts";
import { decodeText } from "../xml/references.ts";
import { type ScannerSettings, token, XmlScanner } from "../xml/scanner.ts";
import { CollectedBytes } from "./collected-bytes.ts";
import type { LanguagePair, MemoryPair } from "./pairs.ts";
import { SdltmContexts } from "./sdltm-contexts.ts";
import { SqliteFile, type SqliteValue } from "./sqlite.ts";
import type { LazyReader } from "./stream.ts";
import type { StreamLimits } from "./xml-stream.ts";

/**
 * Reads a translation memory of Trados Studio (`.sdltm`), an SQLite database whose segments are XML. The file is held
 * in memory, because its pages are in any order.
 */
export class SdltmReader implements LazyReader<MemoryPair> {
  readonly #languages: LanguagePair;
  readonly #limits: Pick<Limits, "bytes"> & StreamLimits;
  readonly #file: CollectedBytes;

  constructor(languages: LanguagePair, limits: Pick<Limits, "bytes"> & StreamLimits) {
    this.#languages = languages;
    this.#limits = limits;
    this.#file = new CollectedBytes(limits.bytes);
  }

  push(piece: Uint8Array): MemoryPair[] {
    this.#file.add(piece);
    return [];
  }

  *end(): Generator<MemoryPair> {
    const file = new SqliteFile(this.#file.take());
    const rows = file.rows("translation_units");
    if (!rows) throw new FilterError("File extraction error", "not a translation memory: no table of its units");
    const contexts = new SdltmContexts(file);
    for (const row of rows) {
      const pair = this.#pair(row, contexts);
      if (pair) yield pair;
    }
  }

  #pair(row: Readonly<Record<string, SqliteValue>>, contexts: SdltmContexts): MemoryPair | undefined {
    const variants = [row.source_segment, row.target_segment].flatMap((segment) =>
      typeof segment === "string" ? [readSegment(segment, this.#limits)] : [],
    );
    const source = findInLanguage(variants, this.#languages.sourceLanguage);
    const target = findInLanguage(variants, this.#languages.targetLanguage, source);
    if (!source || !target) {
      this.#limits.onOtherLanguages?.(variants.map(({ language }) => language));
      return undefined;
    }
    const sourceContent = buildInlineContent(source.pieces);
    const texts = { source: sourceContent.source, target: buildInlineContent(target.pieces, sourceContent).source };
    if (texts.source.trim() === "" || texts.target.trim() === "") return undefined;
    // The neighbors are in the language of the memory's sources.
    const isTurned = source !== variants[0];
    const context = isTurned
      ? undefined
      : contexts.of(row.id ?? row.rowid, (xml) => buildInlineContent(readSegment(xml, this.#limits).pieces).source);
    return {
      ...texts,
      sourceLanguage: source.language,
      targetLanguage: target.language,
      createdAt: parseTime(row.creation_date),
      changedAt: parseTime(row.change_date),
      createdBy: findName(row.creation_user),
      changedBy: findName(row.change_user),
      ...(context && { context }),
    };
  }
}

const findName = (value: SqliteValue | undefined): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** `2025-03-10 10:58:13` in UTC, as Unix timestamp in seconds. */
function parseTime(value: SqliteValue | undefined): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)/.exec(String(value)) ?? [];
  const milliseconds = day ? Date.parse(`${day}T${time}Z`) : Number.NaN;
  return Number.isNaN(milliseconds) ? undefined : milliseconds / 1000;
}

function readSegment(xml: string, limits: ScannerSettings): { language: string; pieces: readonly XmlPiece[] } {
  const scanner = XmlScanner.over(xml, limits);
  const list = new PieceList();
  let language = "";
  let text = "";
  let tag: Record<string, string> | undefined;
  for (let kind = scanner.next(); kind !== token.done; kind = scanner.next()) {
    if (kind === token.text) text += scanner.raw;
    if (kind === token.open) text = "";
    if (kind === token.open && scanner.name === "Tag") tag = {};
    if (kind !== token.close) continue;
    const { name } = scanner;
    if (name === "Value" && !tag) list.text(text);
    else if (name === "CultureName") language = decodeText(text);
    else if (name === "Tag" && tag) {
      addTag(list, tag);
      tag = undefined;
    } else if (tag) tag[name] = decodeText(text);
    text = "";
  }
  return { language, pieces: list.pieces };
}

/** `Anchor` pairs the tags of a segment, `AlignmentAnchor` those of source and target. */
function addTag(list: PieceList, { Type = "", Anchor = "", AlignmentAnchor = "0" }: Record<string, string>): void {
  const key = `tag ${Anchor}`;
  const alignment = AlignmentAnchor === "0" ? "" : `aligned ${AlignmentAnchor}`;
  if (Type === "Start") list.open("", key, alignment);
  else if (Type === "End") list.close("", key, alignment);
  else list.standalone("", key, alignment);
}
