const removed = await send("DELETE", `${labels}&name=checked`);

console.log(removed.status);
