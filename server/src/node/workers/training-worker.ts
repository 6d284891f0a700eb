import { parentPort, workerData } from "node:worker_threads";
import { type Train, trainHere } from "@openparlance/engine";
import { runAfterResponses } from "./priority.ts";

runAfterResponses();
const [languages, pairs] = workerData as Parameters<Train>;
const pieces = (await trainHere(languages, pairs)).pieces();
parentPort?.postMessage(
  pieces,
  pieces.map(({ buffer }) => buffer as ArrayBuffer),
);
