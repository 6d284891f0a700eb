import type { ReactNode } from "react";

/** A table that scrolls by itself where the screen is narrower than it. */
export function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="table" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
