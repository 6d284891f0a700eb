/** The names in formulas of a workbook, in lower case: renamed, they would no longer be found. */
export class References {
  /** Names of columns of tables: `Sales[Price]`. */
  readonly columns = new Set<string>();
  /** Names of sheets: `Sheet1!A1`, `'My sheet'!A1`. */
  readonly sheets = new Set<string>();

  // Each pattern takes what begins like a name whether it ends like one or not, so that nothing is read twice.
  add(formula: string): void {
    if (formula.includes("[")) {
      for (const [, name = "", end] of formula.matchAll(/\[((?:'.|[^[\]'])*)(\]?)/g)) {
        if (end && name) this.#addColumn(name);
      }
    }
    if (formula.includes("!")) {
      for (const [, name = "", end] of formula.matchAll(/([\p{L}\p{N}_.:]+)(!?)/gu)) if (end) this.#addSheets(name);
      // The quotation mark after a name may as well be the one before the next.
      for (const [, name = "", end] of formula.matchAll(/'([^']*(?:''[^']*)*)(?=('!)?)/g)) {
        if (end) this.#addSheets(name.replaceAll("''", "'"));
      }
    }
  }

  #addColumn(name: string): void {
    const plain = name.replace(/^@|'(.)/g, "$1");
    this.columns.add(plain.trim().toLowerCase());
  }

  #addSheets(names: string): void {
    for (const name of names.split(":")) this.sheets.add(name.toLowerCase());
  }
}
