console.log(await call("GET", "/v2/files?labels=spring,checked"));
