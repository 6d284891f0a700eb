import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PlainRequest, PlainResponse } from "@openparlance/sandbox/testing";
import { contractSuite } from "@openparlance/sandbox/testing/contract";
import { accounts, seedFolder } from "@openparlance/sandbox/testing/seed-folder";
import { type ServerProcess, startServer } from "@openparlance/server/testing/processes";
import { afterAll, beforeAll, describe } from "vitest";

describe("the server in Node, with the seed of the sandbox", () => {
  let folder: string;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "parlance-contract-"));
    await seedFolder(join(folder, "seed"));
  });

  afterAll(async () => {
    await server?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const begin = async () => {
    await server?.kill();
    const data = join(folder, "data");
    await rm(data, { recursive: true, force: true });
    await cp(join(folder, "seed"), data, { recursive: true });
    server = await startServer({ folder });
    return server;
  };

  const send = async ({ origin }: ServerProcess, { method, target, headers, body }: PlainRequest) => {
    const authorization = `Basic ${btoa(`${accounts.own.key}:`)}`;
    const init = { method, headers: { authorization, ...headers }, ...(body !== undefined && { body }) };
    const response = await fetch(origin + target, init);
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  };

  contractSuite(async (request): Promise<PlainResponse> => {
    const response = server && (await send(server, request));
    // Changes by earlier operations may prevent the response, and a reset before each operation would take longest.
    return response && response.status < 400 ? response : send(await begin(), request);
  });
});
