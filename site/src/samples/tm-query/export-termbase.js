const exporting = `/v2/memories/termbase/export?id=${memoryId}`;

console.log(await request("POST", exporting));
await poll(readMemory, ([memory]) => !memory.is_processing);
