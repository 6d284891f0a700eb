import { table } from "../table.ts";
import { budgets } from "./budgets.ts";
import type { UploadRun } from "./uploads.ts";

export interface UploadsRecord {
  measuredAt: string;
  machine: { cpu: string; cores: number; node: string };
  uploads: UploadRun;
}

const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(0);

export function formatTable({ uploads }: UploadsRecord): string {
  const { bytes, peak, cpuSeconds, refused, slowBody, slowHeaders } = uploads;
  return table([
    ["uploads", "measured"],
    [`${megabytes(bytes)} MB: most heap, MB`, megabytes(peak.heapBytes)],
    [`${megabytes(bytes)} MB: most resident, MB`, megabytes(peak.residentBytes)],
    [`${megabytes(bytes)} MB: CPU, s`, cpuSeconds.toFixed(1)],
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
  const { status, peak, refused, slowBody, slowHeaders } = uploads;
  return [
    ...(status === 201 ? [] : [`1 GB is answered ${status}, not 201.`]),
    ...(peak.heapBytes <= budgets.heapBytes
      ? []
      : [`1 GB takes ${megabytes(peak.heapBytes)} MB of heap, at most ${megabytes(budgets.heapBytes)} are allowed.`]),
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
