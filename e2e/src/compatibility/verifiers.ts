import type { PublicVerifier } from "./public-client.ts";

const note = "As the secret, pass the second line that `parlance webhooks secret ID` prints.";

const packages = { standardwebhooks: "1.1.1", svix: "2.5.0" };

export const publicVerifiers = Object.entries(packages).map(
  ([name, version]): PublicVerifier => ({
    name,
    version,
    about: "verifies webhooks",
    note,
    async start({ load }, secret) {
      const { Webhook } = await load(name);
      const webhook = new Webhook(secret);
      return (body, headers) => webhook.verify(body, headers);
    },
  }),
);
