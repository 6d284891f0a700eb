import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";

await send("GET", `/v2/jobs/${job.id}/export?type=files`);

const readJob = () => request("GET", `/v2/jobs/${job.id}`);
await poll(readJob, ({ isProcessing }) => isProcessing !== 1);

const zip = await send("GET", `/v2/jobs/${job.id}/download`);
await writeFile("job.zip", Buffer.from(await zip.arrayBuffer()));
const entries = execFileSync("unzip", ["-Z1", "job.zip"]);
console.log(entries.toString());

const archived = await request("POST", `/v2/jobs/${job.id}/archive`);
console.log(archived.status); // archived
