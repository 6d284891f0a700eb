import { type KeyboardEvent, useEffect, useState } from "react";
import { Icon } from "../../parts/Icon.tsx";
import type { ConsoleOperation } from "../model/types.ts";
import type { Shared } from "../request/share.ts";
import { loadCall } from "../state/load-call.ts";
import { OperationConsole } from "./ConsoleOf.tsx";

interface Props {
  /** The call on the page. */
  section: HTMLElement;
  /** What a link fills in. */
  shared: Shared["typed"] | undefined;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes one call from the place where it is described. */
export function Console({ section, shared, isOpen, onClose }: Props) {
  const [call, setCall] = useState<ConsoleOperation | "loading" | "failed">("loading");
  const load = () => {
    setCall("loading");
    loadCall(section.id).then(setCall, () => setCall("failed"));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a console stays with its call
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
      {call === "loading" && <p className="console-note">Loading …</p>}
      {call === "failed" && (
        <p className="console-note" role="alert">
          The console didn't load. Check your connection.{" "}
          <button type="button" className="console-link" onClick={load}>
            Try again
          </button>
        </p>
      )}
      {typeof call === "object" && <OperationConsole call={call} section={section} shared={shared} isOpen={isOpen} />}
    </section>
  );
}
