const reference = await readFile("größe.txt");
const referenceOptions = new URLSearchParams({
  name: "größe.txt",
  category: "REFERENCE",
});

console.log(await request("POST", `/v2/files?${referenceOptions}`, reference));
