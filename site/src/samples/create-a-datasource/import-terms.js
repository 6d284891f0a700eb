const terms = await readFile("terms.csv");
const options = {
  memory_id: memoryId,
  name: "terms.csv",
  has_header_row: true,
};

await request("POST", "/v2/memories/import", terms, {
  "LILT-API": JSON.stringify(options),
});
console.log(await poll(readMemory, isImported));
