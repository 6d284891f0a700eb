function translateFiles(...fileIds) {
  const options = new URLSearchParams({ fileId: fileIds, memoryId });
  return request("POST", `/v2/translate/file?${options}`);
}

const [started] = await translateFiles(file.id);
console.log(started);
