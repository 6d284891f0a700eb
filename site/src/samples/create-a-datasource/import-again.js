await request("POST", "/v2/memories/import", translations, {
  memory_id: memoryId,
  name: "harbour.tmx",
  skip_duplicates: true,
});

const [unchanged] = await poll(readMemory, isImported);
console.log(unchanged.version);
