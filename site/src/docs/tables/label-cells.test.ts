import { expect, test } from "vitest";
import { labelCells } from "./label-cells.ts";

const head = "<thead><tr><th>Status</th><th>What <em>to</em> do</th><th></th></tr></thead>";

test("each cell but the first of a row names its column", () => {
  const rows = '<tr><td>401</td><td align="right">Check</td><td>x</td></tr><tr><td>404</td><td>Look</td></tr>';
  expect(labelCells(`${head}<tbody>${rows}</tbody>`)).toBe(
    `${head}<tbody><tr><td>401</td><td data-label="What to do" align="right">Check</td><td>x</td></tr>` +
      '<tr><td>404</td><td data-label="What to do">Look</td></tr></tbody>',
  );
});

test("of two columns the second needs no name", () => {
  const table =
    "<thead><tr><th>Field</th><th>Description</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody>";
  expect(labelCells(table)).toBe(table);
});

test("a table without headers stays as it is", () => {
  expect(labelCells("<tbody><tr><td>a</td><td>b</td></tr></tbody>")).toBe(
    "<tbody><tr><td>a</td><td>b</td></tr></tbody>",
  );
});
