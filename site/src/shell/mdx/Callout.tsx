import type { ReactNode } from "react";
import { Icon } from "../../parts/Icon.tsx";

interface CalloutProps {
  title?: string;
  children?: ReactNode;
}

export const Note = (props: CalloutProps) => <Callout kind="note" name="Note" {...props} />;
export const Tip = (props: CalloutProps) => <Callout kind="tip" name="Tip" {...props} />;
export const Warning = (props: CalloutProps) => <Callout kind="warning" name="Warning" {...props} />;

function Callout({ kind, name, title, children }: CalloutProps & { kind: "note" | "tip" | "warning"; name: string }) {
  return (
    <div className={`callout callout-${kind}`} role="note" aria-label={title ?? name}>
      <Icon name={kind} />
      <div className="callout-body">
        {title && <p className="callout-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
