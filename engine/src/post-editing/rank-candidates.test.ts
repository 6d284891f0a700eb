import { expect, test } from "vitest";
import { rankByAgreement } from "./rank-candidates.ts";

const best = (...candidates: [target: string, confidence: number][]) =>
  rankByAgreement(candidates.map(([target, confidence]) => ({ target, confidence })))[0];

test("of equally good translations the one that is most like the others is best", () => {
  expect(best(["Abra el fichero", 0.5], ["Abre el archivo", 0.5], ["Abra el archivo", 0.5])?.one.target).toBe(
    "Abra el archivo",
  );
});

test("a translation that is expected to be much better than the others is best, alike or not", () => {
  expect(best(["Abra el archivo", 0.4], ["Abra el archivo", 0.4], ["Ouvrez-le", 0.95])?.one.target).toBe("Ouvrez-le");
});

test("a translation of which nothing is expected does not count", () => {
  expect(best(["Ouvrez-le", 0], ["Abra el archivo", 0.1], ["Ouvrez-le", 0])?.one.target).toBe("Abra el archivo");
});

test("nothing is expected where no candidate is good for anything", () => {
  expect(best(["a", 0], ["b", 0])).toMatchObject({ one: { target: "a" }, score: 0 });
});
