import type { RecordOrigin } from "../record.ts";
import { table } from "../table.ts";
import { budgets } from "./upload-budgets.ts";
import type { UploadRun } from "./uploads.ts";

export interface UploadsRecord extends RecordOrigin {
  uploads: UploadRun;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

export function formatTable({ uploads }: UploadsRecord): string {
  const { inParts, bytes, peak, cpuSeconds, refused, slowBody, slowHeaders } = uploads;
  return table([
    ["uploads", "measured"],
    [`${megabytes(bytes)} MB: most heap, MB`, megabytes(peak.heapBytes)],
    [`${megabytes(bytes)} MB: most resident, MB`, megabytes(peak.residentBytes)],
    [`${megabytes(bytes)} MB: CPU, s`, cpuSeconds.toFixed(1)],
    [`${megabytes(inParts.bytes)} MB in parts: most heap, MB`, megabytes(inParts.peak.heapBytes)],
    [`${megabytes(inParts.bytes)} MB in parts: most resident, MB`, megabytes(inParts.peak.residentBytes)],
    [`${megabytes(inParts.bytes)} MB in parts: CPU, s`, inParts.cpuSeconds.toFixed(1)],
    [`${megabytes(inParts.bytes)} MB in parts: joined, s`, inParts.joinSeconds.toFixed(1)],
    ...refused.map(({ name, status, sentBytes }) => [
      `too large, ${name}: answered ${status} after MB`,
      megabytes(sentBytes),
    ]),
    ["a byte a second of the body: cut after s", slowBody.seconds.toFixed(0)],
    ["a byte a second of the headers: cut after s", slowHeaders.seconds.toFixed(0)],
  ]);
}

/** What goes over its budget, a sentence each. */
export function overBudget({ uploads }: UploadsRecord): string[] {
  const { inParts, status, peak, refused, slowBody, slowHeaders } = uploads;
  const isWhole = inParts.status === 200 && inParts.arrived === "uploaded, a.txt";
  return [
    ...(status === 201 ? [] : [`1 GB is answered ${status}, not 201.`]),
    ...(isWhole ? [] : [`1 GB in parts is answered ${inParts.status} and is ${inParts.arrived}.`]),
    ...overHeap("1 GB", peak),
    ...overHeap("1 GB in parts", inParts.peak),
    ...refused
      .filter(({ status, sentBytes }) => status !== 413 || sentBytes > budgets.refusedBytes)
      .map(
        ({ name, status, sentBytes }) => `Too much, ${name}, is answered ${status} after ${megabytes(sentBytes)} MB.`,
      ),
    ...[slowBody, slowHeaders]
      .filter(({ seconds }) => seconds > budgets.cutSeconds)
      .map(({ seconds }) => `A client that sends a byte a second is cut off after ${seconds.toFixed(0)} s.`),
  ];
}

const overHeap = (what: string, { heapBytes }: { heapBytes: number }): string[] =>
  heapBytes <= budgets.heapBytes
    ? []
    : [`${what} takes ${megabytes(heapBytes)} MB of heap, at most ${megabytes(budgets.heapBytes)} are allowed.`];
