/** Invalid for most inputs, or extreme. */
export const strangeTexts: readonly string[] = [
  ...["", " ", "x", "-1", "1.5", "NaN", "null", "{}", "[]", "%", "%zz", "a\nb", "\u0000", "a\u0000b", "\uD800"],
  ...["99999999999999999999", "9007199254740991", "-9007199254740991", "9007199254740992", "8640000000001"],
  ...["../../etc/passwd", "'; DROP TABLE jobs; --", "<script>", "😀".repeat(300)],
  ...["2025-02-30", "2025-13-45", "0000-01-01", "9999-12-31T23:59:59Z", "9999-12-31T23:59:59-01:00"],
  ...["__proto__", "constructor", "toString"],
];

export const strangeValues: readonly unknown[] = [
  ...[...strangeTexts, null, true, -1, 0, 1.5, 1e300, 2 ** 53, 2 ** 53 - 1, 1 - 2 ** 53, 2 ** 31],
  ...[8_640_000_000_001, 253_402_300_800, 253_402_300_800_000],
  ...[[], {}, [null], [[]], { id: 1 }, ["x"], [1, "1"], ["a\u0000b"], Array.from({ length: 5000 }, () => 1)],
  ...[{ "a\u0000": "b" }, { connectorId: "\u0000" }, { x: { x: { x: 1 } } }, JSON.parse('{"__proto__": {"id": 1}}')],
];
