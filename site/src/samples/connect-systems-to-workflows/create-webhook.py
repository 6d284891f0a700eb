webhooks = "/v3/connectors/configuration/webhooks"

webhook = request("POST", webhooks, {
    "webhookName": "Connector",
    "webhookUrl": "http://localhost:9000/hook",
    "eventType": ["JOB_UPDATE", "JOB_DELIVER", "PROJECT_UPDATE"],
})

show(request("GET", webhooks))
