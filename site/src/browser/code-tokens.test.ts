import { expect, test } from "vitest";
import { findTokens } from "./code-tokens.ts";

const textsOf = (role: string, code: string, kind: string) =>
  findTokens(code, kind).flatMap((token) => (token.role === role ? [code.slice(token.start, token.end)] : []));

test("a variable of the shell is one outside of quotes and in double quotes", () => {
  const code = `curl -u "$API_KEY:$API_KEY" $API/v2 -d '{"memory_id":'"$MEMORY_ID"'}'`;
  expect(textsOf("variable", code, "sh")).toEqual(["$API_KEY", "$API_KEY", "$API", "$MEMORY_ID"]);
});

test("a line that begins with # is a comment, and a variable in braces has its default or message", () => {
  const code = `# Don't forget the key\ncurl -u "\${API_KEY:?}:$API_KEY" "\${API:?create a key}/v2"`;
  expect(textsOf("comment", code, "sh")).toEqual(["# Don't forget the key"]);
  expect(textsOf("variable", code, "sh")).toEqual([`\${API_KEY:?}`, "$API_KEY", `\${API:?create a key}`]);
});

test("in single quotes nothing is a variable, and an apostrophe in double quotes begins no such text", () => {
  expect(textsOf("variable", `echo '$HOME' "Don't" "$NAME"`, "sh")).toEqual(["$NAME"]);
});

test("a language without a grammar has one color", () => {
  expect(findTokens("$HOME", "text")).toEqual([]);
});
