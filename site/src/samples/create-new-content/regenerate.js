const updated = await request("PUT", `/v2/create/${contentId}`, {
  templateParams: { sections: ["Summer", "Winter", "Holidays"] },
});
console.log(updated.content === generated.content); // true

const again = await send("GET", `/v2/create/${contentId}/create`);
const regenerated = await readContent(again);
console.log("\nContent", regenerated.id);
