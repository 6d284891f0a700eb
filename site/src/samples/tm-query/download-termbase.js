const download = `/v2/memories/termbase/download?id=${memoryId}`;
const termbase = await send("GET", download);

console.log(await termbase.text());
