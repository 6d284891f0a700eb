/** An opening and a closing quotation mark, point-symmetric to each other. */
export const quotes = {
  viewBox: "0 0 26 22",
  open: "M6 21a6 6 0 0 1-6-6C0 7.5 4 2.2 11 1v3.6C8 5.6 6.4 7.3 6 9a6 6 0 0 1 0 12Z",
  close: "M20 1a6 6 0 0 1 6 6c0 7.5-4 12.8-11 14v-3.6c3-1 4.6-2.7 5-4.4a6 6 0 0 1 0-12Z",
};

interface TileOptions {
  /** As a share of the tile's side; 0 for a square, which the system clips. */
  cornerRadius: number;
  /** As a share of the tile's width. */
  markWidth: number;
}

/** The icon of the site in browsers and on home screens: an SVG document of 32 units. */
export function drawTile({ cornerRadius, markWidth }: TileOptions): string {
  const scale = (32 * markWidth) / 26;
  const [x, y, factor] = [16 - 13 * scale, 16 - 11 * scale, scale].map((number) => Number(number.toFixed(3)));
  const location = `translate(${x} ${y}) scale(${factor})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${32 * cornerRadius}" fill="#322c87"/><g transform="${location}"><path fill="#fff" d="${quotes.open}"/><path fill="#1890ff" d="${quotes.close}"/></g></svg>`;
}
