import { createFieldWriter } from "../csv/rows.ts";
import { FilterError } from "../filter-error.ts";
import type { OnLegacyText } from "../legacy-text.ts";
import type { MemoryPair } from "./pairs.ts";
import { type NumberedRow, RowReader } from "./rows.ts";
import { type StreamReader, type StreamWriter, textWriter } from "./stream.ts";

const columns = ["source", "target", "created_at", "created_by", "changed_at", "changed_by"] as const;

/**
 * Writes the pairs of a memory as comma-separated values in UTF-8. Rows end with CRLF, and the first row has the names.
 * Times are ISO 8601 in UTC.
 */
export function memoryCsvWriter(): StreamWriter<MemoryPair> {
  const field = createFieldWriter(",");
  const line = (fields: readonly (string | undefined)[]) => `${fields.map((text) => field(text ?? "")).join(",")}\r\n`;
  return textWriter(line(columns), ({ source, target, createdAt, createdBy, changedAt, changedBy }) =>
    line([source, target, formatTime(createdAt), createdBy, formatTime(changedAt), changedBy]),
  );
}

const formatTime = (seconds: number | undefined): string | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000).toISOString();

/**
 * Reads the pairs of a memory from comma-, semicolon- or tab-separated values. The first row names the columns, in any
 * order; `source` and `target` are required, and others are left out. Rows without a source or target are skipped.
 *
 * @param onLegacyText if undefined, a file that is not UTF-8 is refused
 */
export function memoryCsvReader(onLegacyText?: OnLegacyText): StreamReader<MemoryPair> {
  const rows = new RowReader("auto", onLegacyText);
  let locations: { source: number; target: number } | undefined;
  const read = (numbered: readonly NumberedRow[]): MemoryPair[] => {
    const pairs: MemoryPair[] = [];
    for (const { row, fields } of numbered) {
      if (!locations) {
        locations = findColumns(row, fields);
        continue;
      }
      const pair = { source: fields[locations.source] ?? "", target: fields[locations.target] ?? "" };
      if (pair.source.trim() !== "" && pair.target.trim() !== "") pairs.push(pair);
    }
    return pairs;
  };
  return { push: (piece) => read(rows.push(piece)), end: () => read(rows.end()) };
}

function findColumns(row: number, fields: readonly string[]): { source: number; target: number } {
  const names = fields.map((name) => name.trim().toLowerCase());
  const [source, target] = [names.indexOf("source"), names.indexOf("target")];
  if (source !== -1 && target !== -1) return { source, target };
  throw new FilterError("File extraction error", `row ${row} must name the columns source and target`);
}
