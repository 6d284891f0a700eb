import type { ConsoleOperation } from "../model/types.ts";
import { detectServedApi } from "./console-store.ts";

const operations = new Map<string, Promise<ConsoleOperation>>();

/** Fetches each operation's data once. */
export function loadOperation(id: string): Promise<ConsoleOperation> {
  const known = operations.get(id);
  if (known) return known;
  const loading = fetchOperation(id);
  operations.set(id, loading);
  loading.catch(() => operations.delete(id));
  return loading;
}

async function fetchOperation(id: string): Promise<ConsoleOperation> {
  const response = await fetch(`${document.documentElement.dataset.base ?? "/"}api/calls/${id}.json`);
  if (!response.ok) throw new Error(`The description of ${id} returned ${response.status}.`);
  detectServedApi(response);
  return response.json();
}
