import { type Page, parsePage, type SiteAddress } from "../pages.ts";

export const location: SiteAddress = { origin: "https://docs.example", base: "/" };

export function pageWith(file: string, main: string, head = ""): Page {
  const page = `<html lang="en"><head><meta charset="utf-8">${head}</head><body><main>\n${main}\n</main></body></html>`;
  return parsePage(file, `<!doctype html>${page}`);
}
