import type { ConsoleOperation } from "../model/types.ts";
import { noteServer } from "./console-store.ts";

const calls = new Map<string, Promise<ConsoleOperation>>();

/** Fetches the data of an operation that the console uses, once. */
export function loadCall(id: string): Promise<ConsoleOperation> {
  const known = calls.get(id);
  if (known) return known;
  const loading = fetchCall(id);
  calls.set(id, loading);
  loading.catch(() => calls.delete(id));
  return loading;
}

async function fetchCall(id: string): Promise<ConsoleOperation> {
  const response = await fetch(`${document.documentElement.dataset.base ?? "/"}api/calls/${id}.json`);
  if (!response.ok) throw new Error(`The description of ${id} returned ${response.status}.`);
  noteServer(response);
  return response.json();
}
