const download = await send("GET", `/v2/files/download?id=${file.id}`);
const copy = Buffer.from(await download.arrayBuffer());

if (copy.equals(leaflet)) console.log("The files are identical");
