import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlainRequest, PlainResponse } from "@openparlance/sandbox/testing";
import { contractSuite } from "@openparlance/sandbox/testing/contract";
import { accounts, seedFolder } from "@openparlance/sandbox/testing/seed-folder";
import { afterAll, beforeAll, describe } from "vitest";
import { type RunningServer, startServer } from "./server.ts";

describe("the server in Node, with the seed of the sandbox", () => {
  let folder: string;
  let server: RunningServer | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "parlance-contract-"));
    await seedFolder(join(folder, "seed"));
  });

  afterAll(async () => {
    await server?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const begin = async () => {
    await server?.close();
    const data = join(folder, "data");
    await rm(data, { recursive: true, force: true });
    await cp(join(folder, "seed"), data, { recursive: true });
    server = await startServer({ PARLANCE_DATA: data });
    return server;
  };

  const send = async ({ origin }: RunningServer, { method, target, headers, body }: PlainRequest) => {
    const authorization = `Basic ${btoa(`${accounts.own.key}:`)}`;
    const init = { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) };
    const response = await fetch(origin + target, init);
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };

  contractSuite(async (request): Promise<PlainResponse> => {
    const response = server && (await send(server, request));
    // Changes of earlier operations may be in its way; beginning again takes longest, so it is not done each time.
    return response && response.status < 400 ? response : send(await begin(), request);
  });
});
