/** The names in a workbook's formulas, in lower case. They must not change, or the formulas would not find them. */
export class References {
  /** Names of columns of tables: `Sales[Price]`. */
  readonly columns = new Set<string>();
  /** Names of sheets: `Sheet1!A1`, `'My sheet'!A1`. */
  readonly sheets = new Set<string>();

  // Each pattern matches everything that starts like a name, with any end, so that nothing is read twice.
  add(formula: string): void {
    if (formula.includes("[")) {
      for (const [, name = "", end] of formula.matchAll(/(?:\[|\],)((?:'.|[^[\]'])*)(?=(\]?))/g)) {
        if (end && name) this.#addColumn(name);
      }
    }
    if (formula.includes("!")) {
      for (const [, name = "", end] of formula.matchAll(/([\p{L}\p{N}_.:]+)(!?)/gu)) if (end) this.#addSheets(name);
      // The quotation mark after a name may also be the one before the next name.
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
