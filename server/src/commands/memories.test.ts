import { expect, test } from "vitest";
import { openDoorServer } from "../../testing/door-server.ts";
import { runCommand } from "../../testing/run-command.ts";

test("the default memory of a pair is used by clients of other services until it is removed", async () => {
  const { core, request: send, deepl, organizationId } = await openDoorServer();
  const body = { name: "Harbor", srclang: "en", trglang: "de", trglocale: "AT" };
  const { id } = (await send("POST", "/v2/memories", { body })).json;
  await send("POST", "/v2/segments", { body: { memory_id: id, source: "Quay", target: "Kai" } });
  const run = (...words: string[]) => runCommand(core.store, "memories", "default", ...words);
  const translate = async () => {
    const request = { text: ["Quay"], source_lang: "EN", target_lang: "DE" };
    return (await deepl("POST", "/v2/translate", request)).json.translations[0].text;
  };
  expect(await run(String(id))).toEqual([
    `Memory ${id} is the default for en to de-AT.`,
    `Only its owner can use it. For everyone: parlance memories share ${id}`,
  ]);
  expect(await translate()).toBe("Kai");
  await core.store.memories.share(organizationId, id, true);
  expect(await run(String(id))).toHaveLength(1);
  expect(await run(String(id), "--remove")).toEqual([`Memory ${id} is no longer the default for en to de-AT.`]);
  expect(await translate()).toBe("Quay");
  await expect(run(String(id), "--remove")).rejects.toThrow(`Memory ${id} isn't a default.`);
  await expect(run("99")).rejects.toThrow("There is no memory 99.");
  await expect(run("x")).rejects.toThrow('ID must be a number, not "x".');
  // A default that was deleted is none.
  await run(String(id));
  await send("DELETE", `/v2/memories?id=${id}`);
  expect(await translate()).toBe("Quay");
});
