import { readFile } from "node:fs/promises";

const API = process.env.API ?? "http://localhost:3000";
const { API_KEY } = process.env;
const Authorization = `Basic ${btoa(`${API_KEY}:${API_KEY}`)}`;

// Sends a request: an object as JSON, bytes unchanged. Throws on an error status.
async function send(method, path, body, headers) {
  const isFile = body instanceof Uint8Array;
  const type = isFile ? "application/octet-stream" : "application/json";
  const response = await fetch(API + path, {
    method,
    headers: { Authorization, "Content-Type": type, ...headers },
    body: isFile ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

// Like send, but returns the parsed JSON.
async function request(method, path, body, headers) {
  const response = await send(method, path, body, headers);
  return response.json();
}

// Polls until the result is final, with delays of 1 to 5 s. Gives up after 60 s.
async function poll(read, isFinal) {
  const end = Date.now() + 60_000;
  for (let wait = 1; Date.now() < end; wait = Math.min(wait + 1, 5)) {
    const result = await read();
    if (isFinal(result)) return result;
    await new Promise((wake) => setTimeout(wake, wait * 1000));
  }
  throw new Error("Not finished after 60 seconds.");
}
