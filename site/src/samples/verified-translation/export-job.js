import { execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";

await send("GET", `/v2/jobs/${job.id}/export?type=files`);

const readJob = () => request("GET", `/v2/jobs/${job.id}`);
await poll(readJob, ({ isProcessing }) => isProcessing !== 1);

const zip = await send("GET", `/v2/jobs/${job.id}/download`);
await writeFile("job.zip", Buffer.from(await zip.arrayBuffer()));

// Node.js can't read ZIP files, so use the program unzip.
const entry = "en-GB_to_de-DE/leaflet.txt";
const text = execFileSync("unzip", ["-p", "job.zip", entry]);
console.log(text.toString());
