/** A request whose bytes no ordinary client sends. */
export interface RawForm {
  does: string;
  /** Without Host, Authorization and the request that is hidden in it. */
  line?: string;
  headers?: readonly string[];
  body?: string;
  /** Of the response; 0 is none, before the connection closes. */
  status: readonly number[];
}

const chunked = "Transfer-Encoding: chunked";
const post = "POST /v2/files?name=a.txt HTTP/1.1";
const get = "GET /v2/languages HTTP/1.1";
const long = "a".repeat(20_000);
const refused = [400] as const;
/** The headers are good; what is wrong with the body is seen after a response may have begun. */
const brokenBody = [400, 0] as const;

/** Each is followed by one more request, which gets no response because the end of the first is in doubt. */
export const rawForms: readonly RawForm[] = [
  { does: "a length and chunks", headers: ["Content-Length: 6", chunked], body: "0\r\n\r\n", status: refused },
  { does: "chunks and a length", headers: [chunked, "Content-Length: 6"], body: "0\r\n\r\n", status: refused },
  { does: "two lengths", headers: ["Content-Length: 3", "Content-Length: 5"], body: "abc", status: refused },
  { does: "a length twice", headers: ["Content-Length: 3", "Content-Length: 3"], body: "abc", status: refused },
  { does: "a list of lengths", headers: ["Content-Length: 3, 3"], body: "abc", status: refused },
  { does: "a length with a sign", headers: ["Content-Length: +3"], body: "abc", status: refused },
  { does: "a negative length", headers: ["Content-Length: -1"], status: refused },
  { does: "a length in hexadecimal", headers: ["Content-Length: 0x3"], body: "abc", status: refused },
  { does: "a length beyond 64 bits", headers: ["Content-Length: 99999999999999999999"], status: refused },
  { does: "an unknown coding", headers: ["Transfer-Encoding: xchunked"], body: "0\r\n\r\n", status: brokenBody },
  { does: "two codings", headers: [chunked, "Transfer-Encoding: identity"], body: "0\r\n\r\n", status: refused },
  { does: "a space before the colon", headers: ["Transfer-Encoding : chunked"], body: "0\r\n\r\n", status: refused },
  { does: "a folded line", headers: ["X: a\r\n b", "Content-Length: 3"], body: "abc", status: refused },
  { does: "a folded coding", headers: ["Transfer-Encoding:\r\n chunked"], body: "0\r\n\r\n", status: refused },
  { does: "a bare CR", headers: ["X: a\rContent-Length: 3"], body: "abc", status: refused },
  { does: "a bare LF", headers: ["X: a\nContent-Length: 3"], body: "abc", status: refused },
  { does: "U+0000 in a header", headers: ["X: a\0b"], status: refused },
  { does: "a header without a name", headers: [": a"], status: refused },
  { does: "a header without a colon", headers: ["harbour"], status: refused },
  { does: "a negative chunk", headers: [chunked], body: "-1\r\nabc\r\n0\r\n\r\n", status: brokenBody },
  {
    does: "a chunk beyond 64 bits",
    headers: [chunked],
    body: "ffffffffffffffff1\r\na\r\n0\r\n\r\n",
    status: brokenBody,
  },
  { does: "a chunk in 0x", headers: [chunked], body: "0x3\r\nabc\r\n0\r\n\r\n", status: brokenBody },
  { does: "a chunk longer than it says", headers: [chunked], body: "1\r\nabc\r\n0\r\n\r\n", status: brokenBody },
  { does: "chunk extensions without an end", headers: [chunked], body: `1;${long}`, status: [413, 400, 0] },
  { does: "trailers without an end", headers: [chunked], body: `0\r\nx: ${long}`, status: [431, 400, 0] },
  { does: "headers of 20 kB", line: get, headers: [`x: ${long}`], status: [431] },
  { does: "a target of 20 kB", line: `GET /v2/languages?${long} HTTP/1.1`, status: [431] },
  { does: "HTTP/2's preface", line: "PRI * HTTP/2.0", body: "SM\r\n\r\n", status: refused },
  { does: "HTTP/9.9", line: "GET /v2/languages HTTP/9.9", status: refused },
  { does: "no version", line: "GET /v2/languages", status: refused },
  { does: "an unknown method", line: "SAIL /v2/languages HTTP/1.1", status: refused },
  { does: "CONNECT", line: "CONNECT 127.0.0.1:22 HTTP/1.1", status: [501] },
  { does: "a TLS handshake", line: "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", status: refused },
  { does: "Expect of something else", headers: ["Expect: cake", "Content-Length: 3"], body: "abc", status: [417] },
];

/** What the server serves, or refuses, like any other request: the one after it gets a response too. */
export const ordinaryForms: readonly RawForm[] = [
  {
    does: "Upgrade to h2c",
    line: get,
    headers: ["Upgrade: h2c", "Connection: upgrade, HTTP2-Settings", "HTTP2-Settings: AAMAAABkAAQAAP__"],
    status: [200],
  },
  { does: "Upgrade to websocket", line: get, headers: ["Upgrade: websocket", "Connection: upgrade"], status: [200] },
  {
    does: "a target with another origin",
    line: "GET http://evil.example/v2/languages HTTP/1.1",
    status: [400, 404, 421],
  },
  {
    does: "a target with a port of this machine",
    line: "GET http://127.0.0.1:1/v2/languages HTTP/1.1",
    status: [400, 404, 421],
  },
  { does: "OPTIONS *", line: "OPTIONS * HTTP/1.1", status: [200, 204, 400, 404, 405] },
  { does: "TRACE", line: "TRACE /v2/languages HTTP/1.1", status: [404, 405] },
  {
    does: "a body that is no JSON",
    line: "POST /v2/memories HTTP/1.1",
    headers: ["Content-Type: application/json", "Content-Length: 3"],
    body: "[[[",
    status: [400],
  },
  { does: "a length for GET", line: get, headers: ["Content-Length: 3"], body: "abc", status: [200, 400] },
  { does: "two hosts", line: get, headers: ["Host: evil.example"], status: refused },
  { does: "a host that is none", line: get, headers: ["Host: a b"], status: refused },
  { does: "a path that does not exist", line: "GET /v2/harbour HTTP/1.1", status: [404] },
];

/** The bytes of a form, and those of the good request after it. */
export function writeForm({ line = post, headers = [], body = "" }: RawForm, authorization: string): [string, string] {
  const own = ["Host: localhost", `Authorization: ${authorization}`];
  const next = [get, ...own, "Connection: close"];
  return [`${[line, ...own, ...headers].join("\r\n")}\r\n\r\n${body}`, `${next.join("\r\n")}\r\n\r\n`];
}
