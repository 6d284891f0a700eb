const exporting = `/v2/memories/termbase/export?id=${memoryId}`;

console.log(await call("POST", exporting));
await poll(readMemory, ([memory]) => !memory.is_processing);
