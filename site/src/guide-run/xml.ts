/** An XML text with other values at the locations that XPath expressions name; as the browser reads and writes XML. */
export function replaceInXml(xml: string, replacements: readonly { target: string; value: string }[]): string {
  const root = new DOMParser().parseFromString(xml, "application/xml");
  for (const { target, value } of replacements) {
    const match = root.evaluate(target, root, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let index = 0; index < match.snapshotLength; index++) {
      const node = match.snapshotItem(index);
      if (node instanceof Attr) node.value = value;
      else if (node) node.textContent = value;
    }
  }
  return new XMLSerializer().serializeToString(root);
}
