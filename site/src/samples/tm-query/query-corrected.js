console.log(await request("GET", `/v2/memories/query?${similar}`));
