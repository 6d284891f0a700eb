import type { ReactNode } from "react";
import { hrefOf } from "../../docs/links.ts";
import { Icon } from "../../parts/Icon.tsx";

/** Adds the base path to routes. */
export function Link({ href: address, title, children }: { href: string; title?: string; children?: ReactNode }) {
  return (
    <a href={hrefOf(address)} title={title}>
      {children}
    </a>
  );
}

export function Download({ file }: { file: string }) {
  return (
    <a className="download" href={hrefOf(`/samples/${encodeURIComponent(file)}`)} download={file}>
      <Icon name="download" className="icon-small" />
      {file}
    </a>
  );
}

/** An earlier ID of the heading that follows, for old links. */
export const Alias = ({ id }: { id: string }) => <span id={id} className="alias" />;
