type Attributes = Readonly<Record<string, string>>;

export function createElement<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const created = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) created.setAttribute(attribute, value);
  created.append(...children);
  return created;
}

export function createButton(text: string, attributes: Attributes, act: (pressed: HTMLButtonElement) => unknown) {
  const created = createElement("button", { type: "button", ...attributes }, text);
  created.addEventListener("click", () => act(created));
  return created;
}

/** Downloads a file that the page generated. */
export function saveFile(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  createElement("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}
