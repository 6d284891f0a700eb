import { expect, test } from "vitest";
import { readFields } from "./read-fields.ts";

const read = (form: string, boundary = "a") =>
  readFields({}, new Request("http://localhost/", headersOf(boundary)), new TextEncoder().encode(form).buffer);
const headersOf = (boundary: string) => ({ headers: { "content-type": `multipart/form-data; boundary=${boundary}` } });
const formOf = (count: number) =>
  `${'--a\r\nContent-Disposition: form-data; name="b"\r\n\r\nc\r\n'.repeat(count)}--a--\r\n`;

test("a form of more parts than any operation has is refused before it is parsed", async () => {
  expect((await read(formOf(1000))).fields).toEqual({ b: Array(1000).fill("c") });
  await expect(read(formOf(1001))).rejects.toThrow("A form has at most 1000 parts.");
  await expect(read(formOf(1001), '"a"')).rejects.toThrow("A form has at most 1000 parts.");
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const fields = new TextEncoder().encode("b=c&".repeat(1000)).buffer;
  await expect(readFields({}, new Request("http://localhost/", { headers }), fields)).rejects.toThrow("1000 parts");
});

test.each(['boundary="\\a"', 'x="; boundary=z"; boundary=a'])(
  "parts are counted by the boundary that separates them: %s",
  async (parameters) => {
    const headers = { "content-type": `multipart/form-data; ${parameters}` };
    const body = new TextEncoder().encode(formOf(1001)).buffer;
    await expect(readFields({}, new Request("http://localhost/", { headers }), body)).rejects.toThrow();
  },
);

test("a text of a form with parts may have the sign for unreadable bytes", async () => {
  const form = formOf(1).replace("c\r\n", "\ufffd\r\n");
  expect((await read(form)).fields).toEqual({ b: "\ufffd" });
});

test("lines of a file that begin like a boundary are no parts", async () => {
  const file = `--ab\r\nContent-Disposition: form-data; name="f"; filename="a.sql"\r\n\r\n${"--a\r\n".repeat(2000)}\r\n--ab--\r\n`;
  expect((await read(file, "ab")).file?.size).toBe(10_000);
});
