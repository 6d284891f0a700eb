import { expect, test } from "vitest";
import { openTestServer } from "../../../testing/test-server.ts";
import { requireDomain, requireFilterConfig, requireModel } from "./access.ts";

const callerIn = (organizationId: number) => ({
  keyId: 1,
  userId: 1,
  organizationId,
  email: "admin@localhost",
  isDevelopmentKey: true,
});

test.each([
  ["Domain", requireDomain],
  ["Model", requireModel],
  ["Filter configuration", requireFilterConfig],
] as const)("%s: found in its organization, not found in another and when there is none", async (name, find) => {
  const { core, organizationId } = await openTestServer();
  const other = await core.store.accounts.createOrganization("Other", "business");
  expect(await find(core.store, callerIn(organizationId), 1)).toMatchObject({ id: 1 });
  await expect(find(core.store, callerIn(other), 1)).rejects.toThrow(`${name} 1 was not found.`);
  await expect(find(core.store, callerIn(organizationId), 999)).rejects.toThrow(`${name} 999 was not found.`);
});
