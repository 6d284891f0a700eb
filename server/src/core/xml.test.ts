import { expect, test } from "vitest";
import { unescapeXml } from "./xml.ts";

test("references to characters are read, and those to none are kept", () => {
  expect(unescapeXml("&lt;&#65;&#x42;&AMP;&#10;&nbsp;")).toBe("<AB&\n\u00a0");
  for (const text of ["&constructor;", "&__proto__;", "&harbour;", "&#0;", "&#xD800;", "&#1114112;"]) {
    expect(unescapeXml(text)).toBe(text);
  }
});
