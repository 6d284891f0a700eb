import { Resvg } from "@resvg/resvg-js";
import { drawTile } from "./mark.ts";

/** The icon for browser tabs: as large as possible, with round corners. */
export const tabIcon = drawTile({ cornerRadius: 0.22, markWidth: 0.72 });

/** The icon for home screens, which round the icon and may cut off a fifth of each side. */
const homeScreenIcon = drawTile({ cornerRadius: 0, markWidth: 0.54 });

export const homeScreenPng = (size: number): Uint8Array<ArrayBuffer> => renderPng(homeScreenIcon, size);

/** An ICO file with one PNG. */
export function buildIco(size: number): Uint8Array<ArrayBuffer> {
  const image = renderPng(tabIcon, size);
  const headerSize = 22;
  const file = new Uint8Array(headerSize + image.length);
  const header = new DataView(file.buffer);
  header.setUint16(2, 1, true); // an icon
  header.setUint16(4, 1, true); // one image
  header.setUint8(6, size);
  header.setUint8(7, size);
  header.setUint16(10, 1, true); // color planes
  header.setUint16(12, 32, true); // bits a pixel
  header.setUint32(14, image.length, true);
  header.setUint32(18, headerSize, true);
  file.set(image, headerSize);
  return file;
}

const renderPng = (svg: string, width: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
