/**
 * Runs in the page. Returns one fault per line. Faults are controls that overlap or cover text, words outside their
 * box, clipped parts without a sign, and sideways scrolling of the page.
 */
export function layoutFaults(): string[] {
  type Rect = Pick<DOMRect, "left" | "right" | "top" | "bottom">;
  /** In pixels. Allows for rounding, and for shadows and serifs of letters. */
  const tolerance = 1.5;
  const faults = new Set<string>();
  const memoize = <Value>(find: (element: Element) => Value) => {
    const known = new Map<Element, Value>();
    return (element: Element): Value => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element) as Value;
    };
  };
  const styleOf = memoize((element) => getComputedStyle(element));
  const nameOf = (element: Element): string => {
    const part = element.closest("[id]")?.id ?? "";
    const own = [...element.classList].map((name) => `.${name}`).join("");
    const words = element.textContent.trim().replaceAll(/\s+/g, " ").slice(0, 30);
    return `${part && `#${part} `}${element.localName}${own} "${words}"`;
  };
  const intersect = (a: Rect, b: Rect): Rect => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, right, top, bottom }: Rect) => right - left <= tolerance || bottom - top <= tolerance;
  const isClippingValue = (value: string) => value !== "visible";

  /** Whether an element is hidden, or visible only to assistive technology. */
  const isHidden: (element: Element) => boolean = memoize((element) => {
    const parent = element.parentElement;
    const { clipPath, display, visibility } = styleOf(element);
    return (
      clipPath.startsWith("inset(50%") ||
      display === "none" ||
      visibility === "hidden" ||
      (parent !== null && isHidden(parent))
    );
  });

  /** The floating or sticky ancestor, which may cover parts of other layers. */
  const layerOf: (element: Element) => Element | null = memoize((element) => {
    const { position, boxShadow } = styleOf(element);
    const floats = /fixed|sticky/.test(position) || (position === "absolute" && boxShadow !== "none");
    return floats ? element : element.parentElement && layerOf(element.parentElement);
  });

  const everywhere = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
  /** The area inside all ancestors that clip the element: those whose overflow is not `visible`. */
  const windowOf: (element: Element) => Rect = memoize((element) => {
    const { overflowX, overflowY } = styleOf(element);
    const outer = element.parentElement && element !== document.body ? windowOf(element.parentElement) : everywhere;
    const isClipping = element !== document.body && (isClippingValue(overflowX) || isClippingValue(overflowY));
    return isClipping ? intersect(outer, element.getBoundingClientRect()) : outer;
  });
  const visiblePart = (rect: Rect, element: Element): Rect => intersect(rect, windowOf(element));

  const root = document.documentElement;
  const wide = root.clientWidth;
  if (root.scrollWidth > wide) {
    const tooWide = [...document.body.querySelectorAll("*")].filter(
      (element) => visiblePart(element.getBoundingClientRect(), element).right > wide + tolerance,
    );
    const names = tooWide.slice(-3).map((element) => nameOf(element));
    faults.add(`the page scrolls sideways by ${root.scrollWidth - wide} px: ${names.join(", ")}`);
  }

  const all = [...document.body.querySelectorAll("*")].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !isHidden(element),
  );

  // Content larger than its element: cut off, or scrolled without a visible edge.
  for (const element of all) {
    if (element instanceof SVGElement || element.matches("select, option, input, textarea")) continue;
    const style = styleOf(element);
    const { overflowX, overflowY } = style;
    if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + tolerance) {
      if (overflowX === "auto" || overflowX === "scroll") {
        const showsEdge = style.backgroundAttachment.includes("local");
        if (!showsEdge && element.scrollWidth > element.clientWidth + 4)
          faults.add(`scrolls sideways without an edge: ${nameOf(element)}`);
      } else if (isClippingValue(overflowX) && style.textOverflow !== "ellipsis") {
        faults.add(`cut off by ${element.scrollWidth - element.clientWidth} px at the right: ${nameOf(element)}`);
      }
    }
    // Code hides its shadows with four gradients that move with it: two at the sides, and two at the top and bottom.
    if (element.matches(".code") && element.scrollHeight > element.clientHeight + 4) {
      const edges = style.backgroundAttachment.split(", ").filter((part) => part === "local").length;
      if (edges < 4) faults.add(`scrolls down without an edge: ${nameOf(element)}`);
    }
    if (
      ["hidden", "clip"].includes(overflowY) &&
      style.webkitLineClamp === "none" &&
      element.scrollHeight > element.clientHeight + 3
    ) {
      faults.add(`cut off by ${element.scrollHeight - element.clientHeight} px at the bottom: ${nameOf(element)}`);
    }
  }

  // Text outside its visible box, or outside the window.
  const texts: { rect: Rect; element: Element }[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const visible = new Set(all);
  const isDrawn = (element: Element): boolean => {
    const { backgroundColor, borderWidth, borderColor } = styleOf(element);
    const isBordered = !/\b0px/.test(borderWidth) && !borderColor.includes("rgba(0, 0, 0, 0)");
    return isBordered || backgroundColor !== "rgba(0, 0, 0, 0)" || element.matches("button, summary, .tree a");
  };
  /** The box with an edge around an element's text, unless a part in between clips the text. */
  const drawnBoxOf: (element: Element) => Element | null = memoize((element) => {
    if (element === document.body) return null;
    const { position, overflowX, display } = styleOf(element);
    if (isClippingValue(overflowX)) return null;
    const isBox = position !== "fixed" && display !== "inline" && !(element instanceof SVGElement) && isDrawn(element);
    return isBox ? element : element.parentElement && drawnBoxOf(element.parentElement);
  });
  const blockOf: (element: Element) => Element = memoize((element) =>
    styleOf(element).display.startsWith("inline") && element.parentElement ? blockOf(element.parentElement) : element,
  );
  const sizeOf = memoize((element) => Number.parseFloat(styleOf(element).fontSize));
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !visible.has(element) || !/\S/.test(node.textContent ?? "")) continue;
    if (element.matches("option, textarea, details:not([open])")) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (rects.length === 0) continue;
    const fits = rects.reduce((sum, { width }) => sum + width, 0) < blockOf(element).clientWidth;
    if (rects.length > 1 && fits && /^\s*\p{L}{1,9}\s*$/u.test(node.textContent ?? "")) {
      faults.add(`a short word is broken: ${nameOf(element)}`);
    }
    for (const { 0: word, index } of rects.length > 1 && element.closest("nav")
      ? (node.textContent ?? "").matchAll(/\p{L}+/gu)
      : []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (range.getClientRects().length > 1) faults.add(`the word "${word}" is broken: ${nameOf(element)}`);
    }
    // Letters don't fill the height of their line.
    const size = sizeOf(element);
    for (const { left, right, top, bottom } of rects) {
      const rest = Math.max(0, (bottom - top - size) / 2);
      texts.push({ rect: { left, right, top: top + rest, bottom: bottom - rest }, element });
    }
    const box = {
      left: Math.min(...rects.map((rect) => rect.left)),
      right: Math.max(...rects.map((rect) => rect.right)),
      top: Math.min(...rects.map((rect) => rect.top + Math.max(0, (rect.height - size) / 2))),
      bottom: Math.max(...rects.map((rect) => rect.bottom - Math.max(0, (rect.height - size) / 2))),
    };
    const drawn = drawnBoxOf(element);
    if (drawn) {
      const { left, right, top, bottom } = drawn.getBoundingClientRect();
      const out = Math.max(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
      if (out > tolerance) faults.add(`sticks out of ${nameOf(drawn)} by ${Math.round(out)} px: ${nameOf(element)}`);
    }
    const seen = visiblePart(box, element);
    if (!isEmpty(seen) && (seen.left < -tolerance || seen.right > wide + tolerance))
      faults.add(`sticks out of the window: ${nameOf(element)}`);
  }

  // The selected option of a list and the placeholder of a field are no text nodes.
  const canvas = document.createElement("canvas").getContext("2d");
  for (const field of document.querySelectorAll<HTMLSelectElement | HTMLInputElement>("select, input")) {
    if (!visible.has(field) || !canvas || field.clientWidth === 0) continue;
    const style = styleOf(field);
    if (style.textOverflow === "ellipsis") continue;
    const words = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (canvas.measureText(words).width > room + 1) faults.add(`cut off in its field: ${nameOf(field)} "${words}"`);
  }

  const controlSelector = "button, input, select, textarea, summary, [role=tab], [role=option], a";
  const controls = all.flatMap((element) => {
    if (!element.matches(controlSelector) || element instanceof SVGElement) return [];
    if (styleOf(element).display === "inline" || element.matches("label input")) return [];
    const parent = element.parentElement ?? element;
    const rect = visiblePart(element.getBoundingClientRect(), parent);
    return isEmpty(rect) ? [] : [{ rect, element, layer: layerOf(element) }];
  });
  const byTop = controls.toSorted((a, b) => a.rect.top - b.rect.top);
  byTop.forEach((one, index) => {
    for (let next = index + 1; next < byTop.length; next += 1) {
      const other = byTop[next];
      if (!other || other.rect.top >= one.rect.bottom) break;
      if (one.layer !== other.layer || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      if (!isEmpty(intersect(one.rect, other.rect)))
        faults.add(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  });
  const words = texts.toSorted((a, b) => a.rect.top - b.rect.top);
  const buttons = byTop.filter(({ element }) => element.matches("button, input, select, summary, a.button"));
  let first = 0;
  const highest = Math.max(0, ...words.map(({ rect }) => rect.bottom - rect.top));
  for (const { rect, element, layer } of buttons) {
    while (first < words.length && (words[first]?.rect.top ?? 0) < rect.top - highest) first += 1;
    for (let index = first; index < words.length; index += 1) {
      const text = words[index];
      if (!text || text.rect.top >= rect.bottom) break;
      if (element.contains(text.element) || isEmpty(intersect(rect, text.rect))) continue;
      if (layerOf(text.element) !== layer || text.element.closest("label")?.contains(element)) continue;
      // A button over code has a background.
      if (text.element.closest("pre, .code") || isEmpty(intersect(rect, visiblePart(text.rect, text.element))))
        continue;
      faults.add(`covers words: ${nameOf(element)} and ${nameOf(text.element)}`);
    }
  }

  // Words in an image must not overlap.
  for (const picture of document.querySelectorAll("svg:has(text)")) {
    if (!visible.has(picture)) continue;
    const labels = [...picture.querySelectorAll("text")].map((text) => ({ text, rect: text.getBoundingClientRect() }));
    labels.forEach(({ text, rect }, index) => {
      for (const other of labels.slice(index + 1)) {
        const shared = intersect(rect, other.rect);
        if (shared.right - shared.left > 2 && shared.bottom - shared.top > rect.height / 3)
          faults.add(`words of a picture overlap: ${nameOf(text)} and ${nameOf(other.text)}`);
      }
    });
  }
  return [...faults];
}
