/** Smaller elements hold text for screen readers only. */
const smallestPx = 2;

/** Returns whether an element is rendered in a size that can be seen. */
export function isSeen(element: Element): boolean {
  const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isVisible) return false;
  const { width, height } = element.getBoundingClientRect();
  return width >= smallestPx && height >= smallestPx;
}
