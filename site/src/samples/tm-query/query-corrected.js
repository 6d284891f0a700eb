console.log(await call("GET", `/v2/memories/query?${similar}`));
