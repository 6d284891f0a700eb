import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStoreAndFiles } from "./data.ts";
import { startServer } from "./server-process.ts";

const keys = { hostile: "hostile-for-production", other: "other-for-production" };

test("files that are never read to their end, or need one endless array, fail alone, and no other upload waits until they do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "hostile-"));
  const data = await openStoreAndFiles({ dataFolder: join(folder, "data"), databaseUrl: undefined, s3: undefined });
  for (const [name, key] of Object.entries(keys)) await data.addOrganization(name, key);
  await data.close();
  const server = await startServer({ folder, env: { PARLANCE_LOG_LEVEL: "info" }, filterSeconds: 3 });

  // biome-ignore lint/suspicious/noExplicitAny: responses have every shape
  async function send(key: string, target: string, body: string | object, headers = {}): Promise<any> {
    const isJson = typeof body === "object";
    const response = await fetch(`${server.origin}${target}`, {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa(`${key}:`)}`,
        ...(isJson && { "content-type": "application/json" }),
        ...headers,
      },
      body: isJson ? JSON.stringify(body) : body,
    });
    expect(response.status).toBe(200);
    return response.json();
  }

  async function newProject(key: string): Promise<number> {
    const language = { srclang: "en", trglang: "de", srclocale: "GB", trglocale: "DE" };
    const memory = await send(key, "/v2/memories", { name: "Signs", ...language });
    const body = { name: "Signs", memory_id: memory.id };
    return (await send(key, "/v2/projects", body)).id;
  }

  const upload = (key: string, project: number, name: string) =>
    send(key, "/v2/documents/files", "The bus stops here", { name, project_id: String(project) });

  const [hostile, other] = [await newProject(keys.hostile), await newProject(keys.other)];
  const ended: string[] = [];
  const failing = ["endless-1.txt", "endless-2.txt", "endless-3.txt"].map((name) =>
    upload(keys.hostile, hostile, name).finally(() => ended.push(name)),
  );
  for (const name of ["a.txt", "b.txt"]) {
    expect(await upload(keys.other, other, name).finally(() => ended.push(name))).toMatchObject({
      import_succeeded: true,
    });
  }
  for (const document of await Promise.all(failing)) {
    expect(document).toMatchObject({
      import_succeeded: false,
      import_error_message: "File extraction error: the filter plaintext took more than 3 s of processor time",
    });
  }
  // A single queue would read `b.txt` after two others. On a slow machine, one may end before the second is sent.
  expect(ended[0]).toBe("a.txt");
  expect(ended.slice(0, 3)).toContain("b.txt");
  // V8 would end the whole process of a thread that does this.
  expect(await upload(keys.hostile, hostile, "array.txt")).toMatchObject({
    import_error_message: "File extraction error: the filter plaintext ran out of memory",
  });
  expect(await upload(keys.other, other, "c.txt")).toMatchObject({ import_succeeded: true });
  const log = server.errors.join("\n");
  expect(log).toContain("the filter plaintext took more than 3 s of processor time");
  expect(log).not.toContain("The bus");
  expect(await server.stop()).toBe(0);
  await rm(folder, { recursive: true });
});
