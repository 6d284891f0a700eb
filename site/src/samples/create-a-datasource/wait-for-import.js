const readMemory = () => request("GET", `/v2/memories?id=${memoryId}`);
const isImported = ([{ is_processing, import_error_message: error }]) => {
  if (!is_processing && error) throw new Error(error);
  return !is_processing;
};

console.log(await poll(readMemory, isImported));
