import { expect, test } from "vitest";
import { describeBaseProblem, describeNoResponse, findKey, listBases, listTargets, updateKeys } from "./targets.ts";

const page = "https://docs.example.com";

test.each([
  "https://api.example.com",
  "https://api.example.com/base/",
  "http://localhost:3000",
  "http://127.0.0.1:8080",
])("%s may be reached", (base) => {
  expect(describeBaseProblem(base, page)).toBeUndefined();
});

test("so may the server that the page came from", () => {
  expect(describeBaseProblem("http://docs.internal:3000", "http://docs.internal:3000")).toBeUndefined();
});

test("plain http is for this machine only", () => {
  expect(describeBaseProblem("http://api.example.com", page)).toMatch(/^Use HTTPS/);
  expect(describeBaseProblem("http://localhost.example.com", page)).toMatch(/^Use HTTPS/);
  expect(describeBaseProblem("http://[::1]:3000", page)).toMatch(/^Enter localhost/);
});

test.each([
  "",
  "api.example.com",
  "ftp://api.example.com",
  "https://key:key@api.example.com",
  "https://a.example?key=1",
  "https://a.example/?",
  "https://a.example/#",
])("%j is refused", (base) => {
  expect(describeBaseProblem(base, page)).toMatch(/^Enter (?:a server|the) URL/);
});

const at = (address: string) => new URL(address) as unknown as Location;

test("the local server is the one the page came from, if it came from this machine", () => {
  expect(listBases(at("http://127.0.0.1:4000/api/")).local).toBe("http://127.0.0.1:4000");
  expect(listBases(at("https://docs.example.com/api/")).local).toBe("http://localhost:3000");
});

test("the server that the page came from is offered if it serves requests, and never twice", () => {
  const offered = (address: string, isServed: boolean) => [...listTargets(at(address), { isServed })];
  const first = ["sandbox", "Sandbox on this page"];
  const local = ["local", "Local server, http://localhost:3000"];
  expect(offered(`${page}/api/`, false)).toEqual([first, local]);
  expect(offered(`${page}/api/`, true)).toEqual([first, local, ["this", `This server, ${page}`]]);
  expect(offered("http://localhost:3000/api/", true)).toEqual([first, local]);
});

test("a server of another origin that does not respond may lack a setting, which is named", () => {
  expect(describeNoResponse("https://api.example.com", page)).toContain(
    "PARLANCE_CORS_ORIGINS=https://docs.example.com",
  );
  expect(describeNoResponse(page, page)).not.toContain("PARLANCE_CORS_ORIGINS");
});

test("a key is for the server that it was written for, at whatever path, and for no other", () => {
  const keys = updateKeys("https://api.example.com/base", "abc", { keys: {} });
  expect(findKey("https://api.example.com", { keys })).toBe("abc");
  for (const other of ["https://api.example.org", "http://api.example.com", "https://api.example.com:444", ""])
    expect(findKey(other, { keys })).toBe("");
});
