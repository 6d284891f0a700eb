import { expect, test } from "vitest";
import { openNameServer } from "../../testing/name-server.ts";
import { type NameSettings, nameLookUp } from "./look-up-name.ts";

const never = new AbortController().signal;
const none = { hosts: async () => "", resolvConf: async () => "" };

async function lookUpWith(addresses: Record<string, string | null>, settings: NameSettings = {}) {
  const { server, requested: requests } = await openNameServer(addresses);
  const lookUp = nameLookUp({ ...none, servers: [server], ...settings });
  const addressesOf = async (name: string, signal = never) =>
    (await lookUp(name, signal)).map(({ address }) => address);
  return { addressesOf, requested: requests };
}

test("a name server gets the query for a name", async () => {
  const { addressesOf } = await lookUpWith({ "hooks.example": "192.0.2.7" });
  expect(await addressesOf("hooks.example")).toEqual(["192.0.2.7"]);
});

test("a name that does not exist is said not to", async () => {
  const { addressesOf } = await lookUpWith({ "hooks.example": null });
  await expect(addressesOf("hooks.example")).rejects.toMatchObject({ code: "ENOTFOUND" });
});

test("addresses, localhost and names of the hosts file are known without a name server", async () => {
  const hosts = async () => "# machines\n192.0.2.1 Receiver receiver.internal # the first\n2001:db8::1 receiver\n";
  const { addressesOf, requested: requests } = await lookUpWith({}, { hosts });
  expect(await addressesOf("receiver")).toEqual(["192.0.2.1", "2001:db8::1"]);
  expect(await addressesOf("receiver.internal.")).toEqual(["192.0.2.1"]);
  expect(await addressesOf("a.localhost")).toEqual(["127.0.0.1", "::1"]);
  expect(await addressesOf("192.0.2.9")).toEqual(["192.0.2.9"]);
  expect(requests).toEqual([]);
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
] as const)("%s is completed by %j", async (name, resolvConf, request) => {
  const all = Object.fromEntries(request.map((each) => [each, null]));
  const match = await lookUpWith(
    { ...all, [request.at(-1) ?? ""]: "192.0.2.7" },
    { resolvConf: async () => resolvConf },
  );
  expect(await match.addressesOf(name)).toEqual(["192.0.2.7"]);
  expect(match.requested).toEqual(request);
});

test("a look-up that no one waits for any more ends, though the name server does not respond", async () => {
  const { addressesOf } = await lookUpWith({});
  const stop = new AbortController();
  const match = addressesOf("silent.example", stop.signal);
  setImmediate(() => stop.abort(new Error("enough")));
  await expect(match).rejects.toThrow("enough");
});
