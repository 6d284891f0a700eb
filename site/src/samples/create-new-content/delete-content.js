console.log(await call("DELETE", `/v2/create/${contentId}`));
