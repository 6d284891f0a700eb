async function downloadTranslation(id) {
  const response = await send("GET", `/v2/translate/files?id=${id}`);
  return response.text();
}

console.log(await downloadTranslation(started.id));
