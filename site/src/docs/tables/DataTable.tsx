import { Fragment, type ReactNode } from "react";
import { hrefOf } from "../links.ts";
import { Table } from "./Table.tsx";

/** The first column links to the row's description in the reference. */
export function DataTable({ columns, rows }: { columns: readonly string[]; rows: readonly DataRow[] }) {
  return (
    <Table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column}>{column}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ anchor, name, cells }) => (
          <tr key={anchor}>
            <td>
              <a href={addressOf(`#${anchor}`)}>{name}</a>
            </td>
            {cells.map((cell) => (
              <td key={cell}>{renderFact(cell)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface DataRow {
  anchor: string;
  name: ReactNode;
  /** The only markup is code spans and links to the reference. */
  cells: readonly string[];
}

const markupPattern = /(`[^`]+`|\[[^\]]+\]\([^)]+\))/;

const renderFact = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text keep their order
  text.split(markupPattern).map((piece, index) => <Fragment key={index}>{renderPiece(piece)}</Fragment>);

function renderPiece(piece: string) {
  const link = piece.match(/^\[(.+)\]\((.+)\)$/);
  if (link) return <a href={addressOf(link[2] ?? "")}>{renderPiece(link[1] ?? "")}</a>;
  return piece.length > 1 && piece.startsWith("`") ? <code>{piece.slice(1, -1)}</code> : piece;
}

const addressOf = (target: string) => hrefOf(target.startsWith("#") ? `/api/${target}` : target);
