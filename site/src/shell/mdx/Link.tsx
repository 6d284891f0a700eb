import type { ReactNode } from "react";
import { href } from "../../docs/links.ts";

/** A link in a guide. Routes are written from the root, and the base path is added here. */
export function Link({ href: address, title, children }: { href: string; title?: string; children?: ReactNode }) {
  return (
    <a href={href(address)} title={title}>
      {children}
    </a>
  );
}
