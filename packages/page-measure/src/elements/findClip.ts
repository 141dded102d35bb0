/** Axis along which content can be cut off. */
type Axis = 'overflowX' | 'overflowY';

const cutting = new Set(['hidden', 'clip']);

/** Returns the closest ancestor that cuts off its overflow along an axis; undefined for none or a scroller. */
export function findClip(element: Element, axis: Axis, page: Element): Element | undefined {
  for (let parent: Element | null = element; parent && parent !== page; parent = parent.parentElement) {
    const overflow = getComputedStyle(parent)[axis];
    if (cutting.has(overflow)) return parent;
    if (overflow !== 'visible') return undefined;
  }
  return undefined;
}

/** Returns whether an ancestor within the page shows only a part of an element, or scrolls it. */
export function isInFrame(element: Element, page: Element): boolean {
  for (let parent = element.parentElement; parent && parent !== page; parent = parent.parentElement) {
    if (getComputedStyle(parent).overflowX !== 'visible') return true;
  }
  return false;
}
