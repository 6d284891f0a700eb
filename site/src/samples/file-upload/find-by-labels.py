show(call("GET", "/v2/files?labels=spring,checked"))
