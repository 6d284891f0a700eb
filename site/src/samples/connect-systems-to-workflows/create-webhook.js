const webhooks = "/v3/connectors/configuration/webhooks";

const webhook = await call("POST", webhooks, {
  webhookName: "Connector",
  webhookUrl: "http://localhost:9000/hook",
  eventType: ["JOB_UPDATE", "JOB_DELIVER", "PROJECT_UPDATE"],
});

console.log(await call("GET", webhooks));
