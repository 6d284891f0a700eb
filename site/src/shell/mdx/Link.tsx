import type { ReactNode } from "react";
import { href } from "../../docs/links.ts";

/** Adds the base path to routes. */
export function Link({ href: address, title, children }: { href: string; title?: string; children?: ReactNode }) {
  return (
    <a href={href(address)} title={title}>
      {children}
    </a>
  );
}
