/** Returns the element that a `<use>` repeats. */
function usedBy(element: Element, byId: ReadonlyMap<string, Element>): Element | undefined {
  if (element.localName !== 'use') return undefined;
  const address = element.getAttribute('href') ?? element.getAttribute('xlink:href');
  return byId.get(address?.slice(1) ?? '');
}

/**
 * Counts the elements a browser draws, with every repetition: an element used ten times counts ten times, and
 * nested uses multiply. An element that uses itself counts as infinite.
 */
export function countDrawn(root: Element): number {
  const byId = new Map(Array.from(root.querySelectorAll('[id]'), (element) => [element.id, element]));
  const counted = new Map<Element, number>();
  const count = (element: Element): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    counted.set(element, Number.POSITIVE_INFINITY);
    const used = usedBy(element, byId);
    const inside = used ? [...element.children, used] : [...element.children];
    const total = inside.reduce((sum, child) => sum + count(child), 1);
    counted.set(element, total);
    return total;
  };
  return count(root);
}
