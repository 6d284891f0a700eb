import { describe, expect, test } from "vitest";
import { download } from "./download.ts";

const dispositionOf = (name: string) => download(name, "").headers.get("content-disposition");

describe("the name of a download", () => {
  test.each([
    ["leaflet.txt", `attachment; filename="leaflet.txt"; filename*=UTF-8''leaflet.txt`],
    ["größe.txt", `attachment; filename="gr__e.txt"; filename*=UTF-8''gr%C3%B6%C3%9Fe.txt`],
    ["😀.md", `attachment; filename="_.md"; filename*=UTF-8''%F0%9F%98%80.md`],
    ["it's (1)*.txt", `attachment; filename="it's (1)*.txt"; filename*=UTF-8''it%27s%20%281%29%2A.txt`],
    [`a"b\\c%22.txt`, `attachment; filename="a_b_c_22.txt"; filename*=UTF-8''a%22b%5Cc%2522.txt`],
    ["../../etc/passwd", `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd`],
    ["a\r\nset-cookie: b", `attachment; filename="a__set-cookie: b"; filename*=UTF-8''a%0D%0Aset-cookie%3A%20b`],
    ["half \ud83d.txt", `attachment; filename="half _.txt"; filename*=UTF-8''half%20%EF%BF%BD.txt`],
  ])("%j becomes %s", (name, expected) => {
    expect(dispositionOf(name)).toBe(expected);
  });
});
