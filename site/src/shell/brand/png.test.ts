import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { tabIcon } from "./icons.ts";
import { png } from "./png.ts";

/** The pixels of a PNG, as the library that paints reads it. */
function pixelsOf(file: Uint8Array, size: number): Buffer {
  const address = `data:image/png;base64,${Buffer.from(file).toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><image href="${address}" width="${size}" height="${size}" image-rendering="optimizeSpeed"/></svg>`;
  return new Resvg(svg).render().pixels;
}

test.each([16, 32, 180])("an icon of %d pixels is what Resvg paints, in fewer bytes", (size) => {
  const painted = new Resvg(tabIcon, { fitTo: { mode: "width", value: size } }).render();
  const file = png(tabIcon, size);
  expect(pixelsOf(file, size)).toEqual(pixelsOf(painted.asPng(), size));
  expect(file.length).toBeLessThan(painted.asPng().length);
});
