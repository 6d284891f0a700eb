const { status } = await send("DELETE", `${webhooks}/${webhook.id}`);
console.log(status); // 204
