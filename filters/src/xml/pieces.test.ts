import { expect, test } from "vitest";
import { PieceList, pairPieces, type XmlPiece } from "./pieces.ts";

const adds: ((list: PieceList) => void)[] = [
  (list) => list.open("<b>", "b"),
  (list) => list.close("</b>", "b"),
  (list) => list.open('<bpt i="1"/>', "1"),
  (list) => list.close('<ept i="1"/>', "1"),
  (list) => list.open('<bpt i="2"/>', "2"),
  (list) => list.close('<ept i="2"/>', "2"),
];

function buildPieces(...order: number[]): readonly XmlPiece[] {
  const list = new PieceList();
  for (const index of order) adds[index]?.(list);
  return list.pieces;
}

test("codes of elements of their own are pairs unless something crosses them, elements always", () => {
  expect(pairPieces(buildPieces(0, 2, 3, 1))).toEqual([3, 2, 1, 0]);
  expect(pairPieces(buildPieces(2, 4, 3, 5))).toEqual([-1, 3, -1, 1]);
  expect(pairPieces(buildPieces(0, 2, 1, 3))).toEqual([2, -1, 0, -1]);
});
