import { parentPort, workerData } from "node:worker_threads";
import { type Train, trainHere } from "@openparlance/engine";
import { runAfterResponses } from "./priority.ts";

runAfterResponses();
const [languages, pairs] = workerData as Parameters<Train>;
const bytes = (await trainHere(languages, pairs)).toBytes();
parentPort?.postMessage(bytes, [bytes.buffer as ArrayBuffer]);
