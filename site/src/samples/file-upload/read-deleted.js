try {
  await request("GET", `/v2/files?id=${file.id}`);
} catch (error) {
  console.log(error.message);
}
