import { expect, test } from "vitest";
import { writeCurl } from "../../model/samples/curl.ts";
import { requireOperation } from "../testing/operation-named.ts";
import { type FormState, type OptionLocation, prefillForm } from "./form-state.ts";
import { buildFetchRequest, buildRequest, encodeHeaderName } from "./request.ts";

const base = "https://api.example.com/";
const sent = (id: Parameters<typeof requireOperation>[0], typed: FormState, key = "") => {
  const request = buildRequest(requireOperation(id), typed);
  return buildFetchRequest(base, request, typed, key);
};

test("typed values are in path and query, encoded", () => {
  expect(sent("getJob", { values: { jobId: 57 } }).url).toBe("https://api.example.com/v2/jobs/57");
  expect(sent("queryMemory", { values: { id: 1, query: "Tea & cake" } }).url).toBe(
    "https://api.example.com/v2/memories/query?id=1&query=Tea%20%26%20cake",
  );
});

test("a list in the query is sent with commas", () => {
  expect(sent("listProjects", { values: { id: [1, 2] } }).url).toBe("https://api.example.com/v2/projects?id=1,2");
});

test("empty fields are not sent", () => {
  expect(sent("listJobs", { values: {} }).url).toBe("https://api.example.com/v2/jobs");
});

test("a missing path parameter stays to be seen", () => {
  expect(buildRequest(requireOperation("getJob"), { values: {} }).path).toBe("/v2/jobs/{jobId}");
});

test("the fields of the body are sent as JSON", async () => {
  const request = sent("createMemory", { values: { name: "Signs", srclang: "en", trglang: "de" } });
  expect(request.headers.get("content-type")).toBe("application/json");
  expect(await request.json()).toEqual({ name: "Signs", srclang: "en", trglang: "de" });
});

test("the fields of the body keep the order of the example that they were filled in from", () => {
  for (const id of ["createJob", "createProject", "updateJob"] as const) {
    const operation = requireOperation(id);
    const [example] = operation.examples;
    const { body } = buildRequest(operation, prefillForm(operation));
    expect(JSON.stringify(body?.kind === "json" && body.value)).toBe(JSON.stringify(example?.value));
  }
});

test("a body that is written as text is sent unchanged, right or wrong", async () => {
  for (const bodyText of ['{"name":  "Signs"}', '{"name": ']) {
    const request = sent("createMemory", { values: {}, bodyText });
    expect(await request.text()).toBe(bodyText);
    expect(request.headers.get("content-type")).toBe("application/json");
  }
});

test("a file is sent as it is", async () => {
  const request = sent("uploadFile", { values: { name: "a.txt" }, file: new Blob(["ä"]) });
  expect(request.headers.get("content-type")).toBe("application/octet-stream");
  expect(await request.text()).toBe("ä");
});

test("options are sent where the reader chose", () => {
  const values = { name: "größe.txt", langId: true };
  expect(sent("uploadFile", { values }).url).toContain("?name=gr%C3%B6%C3%9Fe.txt&langId=true");
  const own = sent("uploadFile", { values, optionsIn: "header" });
  expect(own.url).toBe("https://api.example.com/v2/files");
  expect(own.headers.get("name")).toBe("gr%C3%B6%C3%9Fe.txt");
  expect(own.headers.get("langid")).toBe("true");
  const json = sent("uploadFile", { values, optionsIn: "LILT-API" }).headers.get("lilt-api") ?? "";
  expect(json).toMatch(/^[\x20-\x7e]+$/);
  expect(JSON.parse(json)).toEqual({ name: "gr%C3%B6%C3%9Fe.txt", langId: true });
});

test("in a header a name that looks encoded is encoded, other options are not: the server decodes the name alone", () => {
  const values = { name: "a %41.txt", category: "50%25" };
  const headers = (optionsIn: OptionLocation) => sent("uploadFile", { values, optionsIn }).headers;
  expect(headers("header").get("name")).toBe("a%20%2541.txt");
  expect(headers("header").get("category")).toBe("50%25");
  expect(JSON.parse(headers("LILT-API").get("lilt-api") ?? "")).toEqual({ name: "a%20%2541.txt", category: "50%25" });
});

test("a name that needs no encoding is not encoded", () => {
  expect(encodeHeaderName("plain name.txt")).toBe("plain name.txt");
});

test("the key is sent as username and password, without the browser's own credentials", () => {
  const request = sent("listJobs", { values: {} }, "abc");
  expect(request.headers.get("authorization")).toBe(`Basic ${btoa("abc:abc")}`);
  expect(request.credentials).toBe("omit");
  expect(sent("listJobs", { values: {} }).headers.has("authorization")).toBe(false);
});

test("an upload is prefilled with the file of its example", async () => {
  const { file, values } = prefillForm(requireOperation("uploadFile"));
  expect(values.name).toBe("leaflet.txt");
  expect(await file?.text()).toContain("The ferry leaves at ten.");
});

test("a sample fetches the file of its example from the server, and no other", () => {
  const operation = requireOperation("uploadFile");
  const { values } = prefillForm(operation);
  const sample = (name: unknown) => writeCurl(buildRequest(operation, { values: { ...values, name } }));
  expect(sample(values.name)).toContain("\n# curl -O $API/samples/leaflet.txt\n");
  expect(sample("own.txt")).not.toContain("/samples/");
});

test("half a surrogate pair, which no address can hold, is replaced", () => {
  const name = "a\ud800";
  expect(sent("queryMemory", { values: { id: 1, query: name } }).url).toContain("query=a%EF%BF%BD");
  expect(sent("getJob", { values: { jobId: name } }).url).toMatch(/a%EF%BF%BD$/);
  expect(sent("uploadFile", { values: { name }, optionsIn: "header" }).headers.get("name")).toBe("a%EF%BF%BD");
});

test("an object where a text belongs is sent as JSON", () => {
  const value = { toString: 1, valueOf: 1 };
  const { searchParams } = new URL(sent("uploadFile", { values: { name: value } }).url);
  expect(searchParams.get("name")).toBe(JSON.stringify(value));
});
