import { describeOrigin, keepRecord, reportMissed } from "../record.ts";
import { formatTable, overBudget, type UploadsRecord } from "./report.ts";
import { measureUploads } from "./uploads.ts";

/** Measures what uploads cost the server; false when a budget is exceeded. */
export async function benchUploads(): Promise<boolean> {
  const record: UploadsRecord = {
    ...describeOrigin(),
    uploads: await measureUploads(),
  };
  console.log(formatTable(record));
  await keepRecord("uploads", record);
  return reportMissed(overBudget(record));
}
