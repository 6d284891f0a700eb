import { spawn } from "node:child_process";
import { createHmac } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";

const languages = {
  js: [process.execPath, "--input-type=module", "-"],
  py: ["python3", "-"],
} as const;
const names = Object.keys(languages) as (keyof typeof languages)[];

/** The program of the guide on a port of its own, which the system chooses. */
const programIn = (language: string) =>
  readFileSync(new URL(`connect-systems-to-workflows/receiver.${language}`, import.meta.url), "utf8")
    .replace('server.listen(9000, () => console.log("Listening on port 9000"))', "server.listen(0, () => console.log(server.address().port))")
    .replace('print("Listening on port 9000", flush=True)\nThreadingHTTPServer(("", 9000), Receiver).serve_forever()', 'server = ThreadingHTTPServer(("", 0), Receiver)\nprint(server.server_port, flush=True)\nserver.serve_forever()');

function start(language: keyof typeof languages, secret: string) {
  const [command, ...args] = languages[language];
  const child = spawn(command, args, { env: { PATH: process.env.PATH, WEBHOOK_SECRET: secret } });
  onTestFinished(() => { child.kill(); });
  child.stdin.end(programIn(language));
  return child;
}

test.each(names)("the receiver in .%s accepts what is signed, prints it once and refuses all else", async (language) => {
  const { stdout } = start(language, "harbour-secret");
  const lines = createInterface(stdout)[Symbol.asyncIterator]();
  const port = (await lines.next()).value;
  const body = '{"OrganizationId":1,"id":310}';
  const sign = (text: string) => `v1,${createHmac("sha256", "harbour-secret").update(text).digest("base64")}`;
  const deliver = async (id: string, signature: string) => {
    const headers = {
      "parlance-event": "JOB_DELIVER",
      "webhook-id": id,
      "webhook-timestamp": "1745832600",
      ...(signature && { "webhook-signature": signature }),
    };
    return (await fetch(`http://127.0.0.1:${port}`, { method: "POST", headers, body })).status;
  };
  const genuine = sign(`a.1745832600.${body}`);
  expect(await deliver("a", "")).toBe(401);
  expect(await deliver("a", sign("another text"))).toBe(401);
  expect(await deliver("a", `v1,other ${genuine}`)).toBe(204);
  expect(await deliver("a", genuine)).toBe(204);
  expect(await deliver("b", sign(`b.1745832600.${body}`))).toBe(204);
  expect([(await lines.next()).value, (await lines.next()).value]).toEqual([
    `JOB_DELIVER ${body}`,
    `JOB_DELIVER ${body}`,
  ]);
});

test.each(names)("the receiver in .%s does not start without the secret, and names it", async (language) => {
  const child = start(language, "");
  let err = "";
  child.stderr.on("data", (text) => {
    err += text;
  });
  const [status] = await once(child, "close");
  expect({ status, err }).toEqual({ status: 1, err: expect.stringContaining("WEBHOOK_SECRET is not set") });
});
