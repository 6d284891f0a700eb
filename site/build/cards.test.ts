import { expect, test } from "vitest";
import { drawCard, renderCard } from "./cards.ts";

const card = { product: "Parlance", title: "Quickstart", description: "In five minutes.", address: "docs.example" };

test("a card is a PNG of 1200 by 630 pixels", async () => {
  const png = renderCard(await drawCard(card));
  const view = new DataView(png.buffer, png.byteOffset);
  expect([view.getUint32(16), view.getUint32(20)]).toEqual([1200, 630]);
});

test("the same card is drawn the same, so that it can be kept", async () => {
  expect(await drawCard(card)).toBe(await drawCard(card));
  expect(await drawCard({ ...card, title: "Other" })).not.toBe(await drawCard(card));
});
