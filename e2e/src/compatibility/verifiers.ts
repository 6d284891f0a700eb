import type { PublicVerifier } from "./public-client.ts";

const note = "As the secret, pass the second line that `parlance webhooks secret ID` prints.";

export const publicVerifiers: readonly PublicVerifier[] = [
  {
    name: "standardwebhooks",
    version: "1.1.1",
    about: "verifies webhooks",
    note,
    start: ({ load }, secret) => verifyWith(load("standardwebhooks"), secret),
  },
  {
    name: "svix",
    version: "2.5.0",
    about: "verifies webhooks",
    note,
    start: ({ load }, secret) => verifyWith(load("svix"), secret),
  },
];

interface Verifying {
  Webhook: new (secret: string) => { verify(body: string, headers: Readonly<Record<string, string>>): unknown };
}

async function verifyWith(loading: Promise<Verifying>, secret: string) {
  const { Webhook } = await loading;
  const webhook = new Webhook(secret);
  return (body: string, headers: Readonly<Record<string, string>>) => webhook.verify(body, headers);
}
