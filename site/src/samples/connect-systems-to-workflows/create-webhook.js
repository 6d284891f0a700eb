const webhooks = "/v3/connectors/configuration/webhooks";

const webhook = await request("POST", webhooks, {
  webhookName: "Connector",
  webhookUrl: "http://localhost:9000/hook",
  eventType: ["JOB_UPDATE", "JOB_DELIVER", "PROJECT_UPDATE"],
});

console.log(await request("GET", webhooks));
