show(request("GET", "/v2/files?labels=spring,checked"))
