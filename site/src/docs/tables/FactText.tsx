import { Fragment } from "react";
import { href } from "../links.ts";

const markup = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

/** A text of the API's data: its code spans and its links to the reference are the only markup. */
export function FactText({ children }: { children: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change locations
  return children.split(markup).map((piece, index) => <Fragment key={index}>{mark(piece)}</Fragment>);
}

function mark(piece: string) {
  const link = piece.match(/^\[(.+)\]\((.+)\)$/);
  if (link) return <a href={addressOf(link[2] ?? "")}>{mark(link[1] ?? "")}</a>;
  return piece.length > 1 && piece.startsWith("`") ? <code>{piece.slice(1, -1)}</code> : piece;
}

export const addressOf = (target: string) => href(target.startsWith("#") ? `/api/${target}` : target);
