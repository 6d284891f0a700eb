const translations = await readFile("harbour.tmx");
const imported = await request("POST", "/v2/memories/import", translations, {
  memory_id: memoryId,
  name: "harbour.tmx",
});

console.log(imported);
