const { contents } = await request("GET", "/v2/create");
const contentId = contents.at(-1).id;

console.log(await request("GET", `/v2/create/${contentId}`));
