/** Items ordered by estimate, highest first. */
export class Heap<Item extends { estimate: number }> {
  readonly #items: Item[] = [];

  push(corner: Item): void {
    const items = this.#items;
    let at = items.length;
    items.push(corner);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((items[parent] as Item).estimate >= corner.estimate) break;
      items[at] = items[parent] as Item;
      at = parent;
    }
    items[at] = corner;
  }

  pop(): Item | undefined {
    const items = this.#items;
    const top = items[0];
    const moved = items.pop();
    if (!moved || items.length === 0) return top;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= items.length) break;
      if (child + 1 < items.length && (items[child + 1] as Item).estimate > (items[child] as Item).estimate) child++;
      if ((items[child] as Item).estimate <= moved.estimate) break;
      items[at] = items[child] as Item;
      at = child;
    }
    items[at] = moved;
    return top;
  }
}
