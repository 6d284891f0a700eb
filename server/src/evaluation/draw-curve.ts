import { escapeAttribute } from "../core/xml.ts";
import type { Measurement } from "./measure.ts";

const [width, height] = [720, 420];
const plot = { left: 60, top: 40, right: 520, bottom: 360 };
/** Colors for every kind of color vision. Dashes distinguish the lines without color. */
const colors = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#000000"];
const dashes = ["none", "8 4", "2 3", "10 3 2 3"];

/** The learning curve as an SVG image: chrF2 of each engine by the size of the memory. */
export function drawCurve(measured: readonly Measurement[], title: string): string {
  const sizes = [...new Set(measured.map(({ segments }) => segments))];
  const largest = Math.max(...sizes);
  const x = (segments: number) => plot.left + ((plot.right - plot.left) * segments) / largest;
  const y = (score: number) => plot.bottom - ((plot.bottom - plot.top) * score) / 100;
  const levels = [0, 20, 40, 60, 80, 100].map(
    (level) =>
      `<path d="M${plot.left} ${y(level)}H${plot.right}" stroke="#ddd"/><text x="${plot.left - 8}" y="${y(level) + 4}" text-anchor="end">${level}</text>`,
  );
  const ticks = sizes.map(
    (size) => `<text x="${round(x(size))}" y="${plot.bottom + 18}" text-anchor="middle">${size}</text>`,
  );
  const lines = [...Map.groupBy(measured, ({ engine }) => engine)].map(([engine, own], at) => {
    const points = own.map(({ segments, chrf2 }) => `${round(x(segments))},${round(y(chrf2))}`).join(" ");
    const stroke = `stroke="${colors[at % colors.length]}" stroke-dasharray="${dashes[at % dashes.length]}" stroke-width="2"`;
    const row = plot.top + 20 * at;
    return `<polyline points="${points}" fill="none" ${stroke}/><path d="M${plot.right + 16} ${row}h28" ${stroke}/><text x="${plot.right + 50}" y="${row + 4}">${escapeAttribute(engine)}</text>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="12">`,
    `<title>${escapeAttribute(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="${plot.left}" y="20" font-size="14">${escapeAttribute(title)}</text>`,
    ...levels,
    ...ticks,
    `<text x="${(plot.left + plot.right) / 2}" y="${plot.bottom + 40}" text-anchor="middle">segments in the memory</text>`,
    `<text x="16" y="${(plot.top + plot.bottom) / 2}" text-anchor="middle" transform="rotate(-90 16 ${(plot.top + plot.bottom) / 2})">chrF2</text>`,
    ...lines,
    "</svg>",
    "",
  ].join("\n");
}

const round = (value: number): number => Math.round(value * 10) / 10;
