const terms = await readFile("terms.csv");
const imported = await request("POST", "/v2/memories/import", terms, {
  memory_id: memoryId,
  name: "terms.csv",
  has_header_row: true,
});

console.log(imported);
await poll(readMemory, isImported);
