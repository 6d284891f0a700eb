const broken = await readFile("broken.docx");
const brokenFile = await request("POST", "/v2/files?name=broken.docx", broken);

const [doomed] = await translateFiles(brokenFile.id);
console.log(await waitForTranslations(doomed.id));
