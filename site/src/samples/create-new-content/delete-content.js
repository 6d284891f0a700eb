console.log(await request("DELETE", `/v2/create/${contentId}`));
