import { cpus } from "node:os";
import { keepRecord } from "../record.ts";
import { formatTable, overBudget, type UploadsRecord } from "./report.ts";
import { measureUploads } from "./uploads.ts";

/** Measures what uploads cost the server; false when a budget is exceeded. */
export async function benchUploads(): Promise<boolean> {
  const record: UploadsRecord = {
    measuredAt: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model ?? "", cores: cpus().length, node: process.version },
    uploads: await measureUploads(),
  };
  console.log(formatTable(record));
  await keepRecord("uploads", record);
  const complaints = overBudget(record);
  for (const complaint of complaints) console.log(`✗ ${complaint}`);
  return complaints.length === 0;
}
