import { expect, test } from "vitest";
import { languages } from "./index.ts";
import type { SampleRequest } from "./sample-request.ts";
import { request } from "./testing/request.ts";

type Writer = (changes: Partial<SampleRequest>) => string;
const writer = (id: string): Writer => {
  const language = languages.find((candidate) => candidate.id === id);
  return (changes) => language?.write(request(changes)) ?? "";
};
const [curl, javascript, python] = [writer("sh"), writer("js"), writer("py")];

test("query values are encoded", () => {
  const query: SampleRequest["query"] = [["query", "The ferry & more."]];
  for (const write of [curl, javascript, python])
    expect(write({ query })).toContain("?query=The%20ferry%20%26%20more.");
});

test("a quote in a JSON body does not end the word of the shell", () => {
  const body = { kind: "json" as const, value: { note: "it's" } };
  expect(curl({ method: "post", body })).toContain(`'{"note": "it'\\''s"}'`);
});

test("a file is sent as it is, its name URI-encoded in the header", () => {
  const changes = {
    method: "post" as const,
    headers: [["name", "größe.txt"]] as SampleRequest["headers"],
    body: { kind: "file" as const, name: "größe.txt", isExample: true },
  };
  expect(curl(changes)).toContain("--data-binary @- < 'größe.txt'");
  expect(curl(changes)).toContain("# curl -O $API/samples/größe.txt\n");
  for (const write of [curl, javascript, python]) expect(write(changes)).toContain("gr%C3%B6%C3%9Fe.txt");
});

test("words of JSON inside Python strings stay as they are", () => {
  const body = { kind: "json" as const, value: { text: "null and true", flag: true, none: null } };
  expect(python({ method: "post", body })).toContain('{"text": "null and true", "flag": True, "none": None}');
});

test("text of a body stays the same text in every language", () => {
  const body = { kind: "json" as const, value: { note: `it's "so" \`and\` C:\\n` } };
  const json = '{"note": "it\'s \\"so\\" `and` C:\\\\n"}';
  const bodyIn = (id: string) => writer(id)({ method: "post", body });
  expect(bodyIn("http")).toContain(json);
  expect(bodyIn("rb")).toContain(`<<'JSON'\n${json}\nJSON`);
  expect(bodyIn("java")).toContain(json.replaceAll("\\", "\\\\"));
  expect(bodyIn("cs")).toContain(`@"${json.replaceAll('"', '""')}"`);
  expect(bodyIn("go")).toContain(json.replaceAll("`", '` + "`" + `'));
  expect(bodyIn("php")).toContain(json.replaceAll("\\", "\\\\").replaceAll("'", "\\'"));
});
