const readMemory = () => call("GET", `/v2/memories?id=${memoryId}`);

console.log(await poll(readMemory, ([memory]) => !memory.is_processing));
