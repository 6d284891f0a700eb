async function downloadXliff() {
  const response = await send("GET", `/v2/documents/files?id=${documentId}`);
  return response.text();
}

const drafts = await downloadXliff();
console.log(drafts);
