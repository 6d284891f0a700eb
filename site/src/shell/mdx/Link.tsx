import type { ReactNode } from "react";
import { href } from "../../docs/links.ts";

/** A link in a guide: routes are written from the root and get the base address here. */
export function Link({ href: address, title, children }: { href: string; title?: string; children?: ReactNode }) {
  return (
    <a href={href(address)} title={title}>
      {children}
    </a>
  );
}
