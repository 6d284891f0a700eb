const { contents } = await call("GET", "/v2/create");
const contentId = contents.at(-1).id;

console.log(await call("GET", `/v2/create/${contentId}`));
