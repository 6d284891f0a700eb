import { expect, test } from "vitest";
import { openNameServer } from "../testing/name-server.ts";
import { type NameSettings, nameLookUp } from "./look-up-name.ts";

const never = new AbortController().signal;
const none = { hosts: async () => "", resolvConf: async () => "" };

async function lookUpWith(addresses: Record<string, string | null>, settings: NameSettings = {}) {
  const { server, asked } = await openNameServer(addresses);
  const lookUp = nameLookUp({ ...none, servers: [server], ...settings });
  const addressesOf = async (name: string, signal = never) =>
    (await lookUp(name, signal)).map(({ address }) => address);
  return { addressesOf, asked };
}

test("a name server is asked for a name", async () => {
  const { addressesOf } = await lookUpWith({ "hooks.example": "192.0.2.7" });
  expect(await addressesOf("hooks.example")).toEqual(["192.0.2.7"]);
});

test("a name that does not exist is said not to", async () => {
  const { addressesOf } = await lookUpWith({ "hooks.example": null });
  await expect(addressesOf("hooks.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
});

test("addresses, localhost and names of the hosts file are known without a name server", async () => {
  const hosts = async () => "# machines\n192.0.2.1 Receiver receiver.internal # the first\n2001:db8::1 receiver\n";
  const { addressesOf, asked } = await lookUpWith({}, { hosts });
  expect(await addressesOf("receiver")).toEqual(["192.0.2.1", "2001:db8::1"]);
  expect(await addressesOf("receiver.internal.")).toEqual(["192.0.2.1"]);
  expect(await addressesOf("a.localhost")).toEqual(["127.0.0.1", "::1"]);
  expect(await addressesOf("192.0.2.9")).toEqual(["192.0.2.9"]);
  expect(asked).toEqual([]);
});

test.each([
  ["receiver", "search one.example two.example.\n", ["receiver.one.example", "receiver.two.example"]],
  [
    "receiver.team",
    "search one.example two.example\noptions timeout:1 ndots:5\n",
    ["receiver.team.one.example", "receiver.team.two.example"],
  ],
  [
    "receiver.team",
    "search one.example two.example\n",
    ["receiver.team", "receiver.team.one.example", "receiver.team.two.example"],
  ],
  ["receiver.team.", "search one.example\n", ["receiver.team"]],
] as const)("%s is completed by %j", async (name, resolvConf, asked) => {
  const all = Object.fromEntries(asked.map((each) => [each, null]));
  const found = await lookUpWith({ ...all, [asked.at(-1) ?? ""]: "192.0.2.7" }, { resolvConf: async () => resolvConf });
  expect(await found.addressesOf(name)).toEqual(["192.0.2.7"]);
  expect(found.asked).toEqual(asked);
});

test("a look-up that nobody waits for any more ends, though the name server is silent", async () => {
  const { addressesOf } = await lookUpWith({});
  const stop = new AbortController();
  const found = addressesOf("silent.example", stop.signal);
  setImmediate(() => stop.abort(new Error("enough")));
  await expect(found).rejects.toThrow("enough");
});
