import { readFile } from "node:fs/promises";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import type { Peer } from "../ports.ts";
import { networkOf } from "../rules/webhook-address.ts";
import { type ListenOptions, listen } from "./listener.ts";

const pem = (name: string) => readFile(new URL(`../../fixtures/tls/${name}.pem`, import.meta.url));

/** What a server that listens so knows of a request from this machine. */
async function peerOver(options: ListenOptions): Promise<Peer & { origin: string }> {
  const app = { fetch: (_: Request, peer: Peer) => Response.json(peer) };
  const server = await listen(app, { port: 0, host: "127.0.0.1" }, options);
  onTestFinished(() => server.close());
  const answer = await new Promise<string>((resolve, reject) => {
    const request = options.tls ? requestHttps : requestHttp;
    const asked = request(`${server.origin}/a?b=c`, { rejectUnauthorized: false, agent: false }, (response) =>
      resolve(text(response)),
    );
    asked.on("error", reject).end();
  });
  return { ...JSON.parse(answer), origin: server.origin };
}

test("over TLS the peer is told so, and the origin is https", async () => {
  const tls = { cert: await pem("certificate"), key: await pem("key") };
  expect(await peerOver({ tls })).toMatchObject({
    isTls: true,
    target: "/a?b=c",
    origin: expect.stringMatching(/^https:/),
  });
});

test("a peer in a trusted network is a trusted proxy", async () => {
  const trusted = (text: string) => [networkOf(text)].filter((network) => network !== undefined);
  expect(await peerOver({ trustedProxies: trusted("127.0.0.0/8") })).toMatchObject({ isTrustedProxy: true });
  expect(await peerOver({ trustedProxies: trusted("10.0.0.0/8") })).toMatchObject({ isTrustedProxy: false });
});
