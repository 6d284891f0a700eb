const deleted = await send("DELETE", `/v2/files?id=${file.id}`);

console.log(deleted.status);
