import { createHash } from "node:crypto";

const readFiles = () => request("GET", `/v2/files?id=${file.id}`);
const [known] = await poll(readFiles, ([file]) => file.detected_lang !== "zxx");
const md5 = createHash("md5").update(leaflet).digest("hex");

console.log(known);
console.log(known.file_hash === md5);
