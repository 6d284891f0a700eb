import { expect, test } from "vitest";
import { coerce, coerceText } from "./coerce.ts";

test.each([
  [{ type: "integer" }, "42", 42],
  [{ type: "integer" }, 42, 42],
  [{ type: "integer" }, "4.2", "4.2"],
  [{ type: "integer", format: "int64" }, 2 ** 53 - 1, 2 ** 53 - 1],
  [{ type: "integer", format: "int64" }, 2 ** 53, "9007199254740992"],
  [{ type: "integer", format: "int64" }, 1e300, "1e+300"],
  [{ oneOf: [{ type: "integer", format: "int64" }, { type: "array" }] }, 1e300, "1e+300"],
  [{ type: "integer" }, 1e300, 1e300],
  [{ type: "integer" }, "99999999999999999999", "99999999999999999999"],
  [{ type: "boolean" }, 1, true],
  [{ type: "boolean" }, "false", false],
  [{ type: "boolean" }, "yes", "yes"],
  [{ type: "string" }, 5, 5],
  [{ type: "string", enum: ["0", "-2"] }, -2, "-2"],
  [{ type: "string", enum: ["0", "-2"] }, 3, "3"],
  [{ type: "string" }, null, undefined],
  [{ type: ["string", "null"], "x-null": "clear" }, null, null],
  [{ type: "string", "x-name": true }, "  a b ", "a b"],
  [{ type: "string" }, "  a ", "  a "],
  [{ type: "integer", "x-format": "epoch" }, "0", 0],
  [{ type: "string", enum: ["TM", "TM+MT"], "x-anyCase": true }, "tm+mt", "TM+MT"],
  [{ type: "string", enum: ["TM", "TM+MT"], "x-anyCase": true }, "MT", "MT"],
  [{ type: "integer", "x-format": "epoch" }, "2025-03-10", 1741564800],
  [{ type: "integer", "x-format": "epoch" }, "1741600800", 1741600800],
  [{ type: "integer", "x-format": "epoch" }, "1741600800.75", 1741600800],
  [{ type: "integer", "x-format": "epoch" }, 1741600800.75, 1741600800.75],
  [{ type: "integer", "x-format": "epoch" }, "1.7416008e+09", 1741600800],
  [{ type: "integer", "x-format": "epoch" }, "0.5", 0],
  [{ type: "integer", "x-format": "epoch" }, "-1.5", -2],
  [{ type: "integer", "x-format": "epoch" }, "1.5.2", "1.5.2"],
  [{ type: "integer", "x-format": "epoch" }, ".5", ".5"],
  [{ type: "string", "x-format": "iso-3166-1" }, "", undefined],
  [{ type: "string", "x-format": "iso-3166-1" }, "DE", "DE"],
  [{ type: "string", format: "date-time" }, "2025-03-10", "2025-03-10T00:00:00.000Z"],
  [{ type: "string", format: "date-time" }, "2025-03-10T10:00:00+02:00", "2025-03-10T08:00:00.000Z"],
  [{ type: "string", format: "date-time" }, "2025-02-30", "2025-02-30"],
  [{ type: "string", format: "date-time" }, "tomorrow", "tomorrow"],
  [{ type: ["string", "integer", "null"], "x-format": "date" }, 1741600800, "2025-03-10T10:00:00.000Z"],
  [{ type: ["string", "integer", "null"], "x-format": "date" }, 1741600800000, "2025-03-10T10:00:00.000Z"],
  [{ type: "string", format: "date-time" }, "2025-13-45", "2025-13-45"],
  [{ type: "string", format: "date-time" }, "0000-01-01", "0000-01-01T00:00:00.000Z"],
  [{ type: "string", format: "date-time" }, "0000-01-01T00:00+00:01", "0000-01-01T00:00+00:01"],
  [{ type: "integer", "x-format": "epoch" }, 253402300799999, 253402300799],
  [{ type: "integer", "x-format": "epoch" }, 253402300800000, 253402300800000],
  [{ type: ["string", "null"], "x-format": "date" }, 1e300, 1e300],
  [{ type: "array", items: { type: "integer" } }, ["1", 2], [1, 2]],
  [{ type: "array", items: { type: "integer" } }, 10, [10]],
  [{ type: "array", items: { type: "integer" } }, "10", [10]],
  [{ type: "array", items: { type: "integer" } }, "1, 2,", [1, 2]],
  [{ type: "array", items: { type: "integer" } }, ["1", "x"], [1, "x"]],
  [{ type: "array", items: { type: "integer" } }, true, true],
  [{ type: "array", items: { type: "string", pattern: "^[^,]*$" } }, "spring,print", ["spring", "print"]],
  [{ type: "array", items: { type: "string" } }, "Harbours, at night", "Harbours, at night"],
  [{ properties: { a: { type: "integer", "x-aliases": ["b"] } } }, { b: "1", c: 2 }, { a: 1 }],
])("by %j, %j is %j", (schema, sent, value) => {
  expect(coerce(schema as never, sent)).toEqual(value);
});

test.each([
  [{ type: "boolean" }, ["True"], true],
  [{ type: "boolean" }, [""], false],
  [{ type: "integer" }, ["1", "2"], 2],
  [{ type: "array", items: { type: "integer" } }, ["1,2", "3"], [1, 2, 3]],
  [{ type: "array", items: { type: "string" } }, ["a, b,"], ["a", "b"]],
])("by %j, the texts %j are %j", (schema, texts, value) => {
  expect(coerceText(schema as never, texts)).toEqual(value);
});

test("a half of a surrogate pair becomes U+FFFD, wherever it is", () => {
  expect(coerce({ type: "string" }, "a\ud800")).toBe("a\ufffd");
  expect(coerce({ type: "array", items: { type: "string" } }, ["\udc00b"])).toEqual(["\ufffdb"]);
  expect(coerce({ type: "object" }, { "\ud800": "\ud800", a: 1 })).toEqual({ "\ufffd": "\ufffd", a: 1 });
  expect(coerceText({ type: "string" }, ["\ud83d\ude00"])).toBe("\ud83d\ude00");
});

test("a list or an object that is too large for its schema is not converted", () => {
  const ids = { type: "array", maxItems: 1, items: { type: "integer" } };
  const [list, fields] = [["1", "2"], { a: "1", b: "2" }];
  expect(coerce(ids as never, list)).toBe(list);
  expect(coerce({ oneOf: [{ type: "integer" }, ids] } as never, list)).toBe(list);
  expect(coerce({ type: "object", maxProperties: 1 }, fields)).toBe(fields);
});
