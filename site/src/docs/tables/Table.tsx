import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { labelCells } from "./label-cells.ts";

/** On a narrow screen, rows become blocks. A table that is too wide scrolls. */
export function Table({ children }: { children?: ReactNode }) {
  const html = labelCells(renderToStaticMarkup(children));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className="table" tabIndex={0}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the children as React draws them */}
      <table dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}
