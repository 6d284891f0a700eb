import { expect, test } from "vitest";
import { runCommand } from "../../../testing/run-command.ts";
import { openTestServer } from "../../../testing/test-server.ts";
import { countTokens } from "./usage.ts";

test("tokens are added up by organization, day, and provider, and shown to their organization alone", async () => {
  const server = await openTestServer();
  const { core, organizationId, time, request: send, createKey } = server;
  const other = await core.store.accounts.createOrganization("Other", "business");
  const used = countTokens(core.store.usage, (error) => server.errors.push(error));
  used.add(organizationId, "openai", { inputTokens: 100, outputTokens: 10 });
  used.add(organizationId, "openai", { inputTokens: 50, outputTokens: 5 });
  used.add(other, "openai", { inputTokens: 7, outputTokens: 1 });
  await used.flush();
  time.now += 24 * 60 * 60 * 1000;
  used.add(organizationId, "openai", { inputTokens: 1, outputTokens: 0 });
  await used.flush();
  const [first, second] = [
    { day: "2025-03-10", provider: "openai", input_tokens: 150, output_tokens: 15 },
    { day: "2025-03-11", provider: "openai", input_tokens: 1, output_tokens: 0 },
  ];
  expect((await send("GET", "/v2/usage")).json).toEqual({ characters: 0, days: [], tokens: [first, second] });
  expect((await send("GET", "/v2/usage?to=2025-03-10")).json.tokens).toEqual([first]);
  expect((await send("GET", "/v2/usage?from=2025-03-11")).json.tokens).toEqual([second]);
  const theirs = await createKey("eve@other.example", other);
  expect((await send("GET", "/v2/usage", { key: theirs })).json.tokens).toEqual([
    { day: "2025-03-10", provider: "openai", input_tokens: 7, output_tokens: 1 },
  ]);
  expect(await runCommand(core.store, "usage", "--tokens")).toEqual([
    "DAY         PROVIDER  INPUT TOKENS  OUTPUT TOKENS",
    "2025-03-10  openai    150           15",
    "2025-03-11  openai    1             0",
  ]);
  expect(await runCommand(core.store, "usage", "--tokens", "--day", "2025-03-11")).toHaveLength(2);
  expect(server.errors).toEqual([]);
  await server.close();
});

test("tokens that can't be written are reported, and those after them are written", async () => {
  const reported: unknown[] = [];
  const written: string[] = [];
  const addTokens = async (_: number, provider: string) => {
    if (provider === "lost") throw new Error("The disk is full.");
    written.push(provider);
  };
  const used = countTokens({ addTokens }, (error) => reported.push(error));
  used.add(1, "lost", { inputTokens: 1, outputTokens: 1 });
  used.add(1, "openai", { inputTokens: 1, outputTokens: 1 });
  await used.flush();
  expect(reported).toEqual([new Error("The disk is full.")]);
  expect(written).toEqual(["openai"]);
});
