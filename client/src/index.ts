export { type Client, type ClientOptions, createClient } from "./client.ts";
export { ParlanceError } from "./errors.ts";
