const name = encodeURIComponent("größe.txt");
const sign = await readFile("größe.txt");
const signFile = await request("POST", `/v2/files?name=${name}`, sign);

const both = await translateFiles(file.id, signFile.id);
await waitForTranslations(both[0].id, both[1].id);

for (const { id } of both) console.log(await downloadTranslation(id));
