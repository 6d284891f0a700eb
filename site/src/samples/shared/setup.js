const { id: memoryId } = await request("POST", "/v2/memories", {
  name: "Harbour signs",
  srclang: "en",
  trglang: "de",
  srclocale: "GB",
  trglocale: "DE",
});

const harbour = await readFile("harbour.tmx");
await request("POST", "/v2/memories/import", harbour, {
  memory_id: memoryId,
  name: "harbour.tmx",
});

const readMemory = () => request("GET", `/v2/memories?id=${memoryId}`);
const isImported = ([{ is_processing, import_error_message: error }]) => {
  if (!is_processing && error) throw new Error(error);
  return !is_processing;
};
await poll(readMemory, isImported);
