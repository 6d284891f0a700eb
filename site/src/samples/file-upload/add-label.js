const labels = `/v2/files/labels?id=${file.id}`;
const added = await send("POST", labels, { name: "checked" });

console.log(added.status);
