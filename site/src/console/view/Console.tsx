import { type KeyboardEvent, useEffect, useState } from "react";
import { Icon } from "../../parts/Icon.tsx";
import type { ConsoleOperation } from "../model/types.ts";
import type { SharedConsole } from "../request/share.ts";
import { detectServedApi } from "../state/console-store.ts";
import { LinkButton } from "./controls.tsx";
import { OperationConsole } from "./OperationConsole.tsx";

interface Props {
  section: HTMLElement;
  shared: SharedConsole["typed"] | undefined;
  isOpen: boolean;
  onClose: () => void;
}

export function Console({ section, shared, isOpen, onClose }: Props) {
  const [operation, setOperation] = useState<ConsoleOperation | "loading" | "failed">("loading");
  const load = () => {
    setOperation("loading");
    loadOperation(section.id).then(setOperation, () => setOperation("failed"));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the section, and so the operation, never changes
  useEffect(load, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose();
  };

  return (
    <section className="console" aria-label={`Try ${section.id}`} tabIndex={-1} onKeyDown={onKeyDown}>
      <button type="button" className="icon-button console-close" aria-label="Close console" onClick={onClose}>
        <Icon name="close" />
      </button>
      {operation === "loading" && <p className="console-note">Loading …</p>}
      {operation === "failed" && (
        <p className="console-note" role="alert">
          The console didn't load. Check your connection. <LinkButton onClick={load}>Try again</LinkButton>
        </p>
      )}
      {typeof operation === "object" && (
        <OperationConsole operation={operation} section={section} shared={shared} isOpen={isOpen} />
      )}
    </section>
  );
}

const operations = new Map<string, Promise<ConsoleOperation>>();

/** Fetches each operation's data once. */
function loadOperation(id: string): Promise<ConsoleOperation> {
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
