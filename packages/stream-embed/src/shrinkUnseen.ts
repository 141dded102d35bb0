/** Sets and releases the minimum height of an element. */
export interface Keeping {
  /** Sets the height, lower than before. */
  keep(heightPx: number): void;
  /** Releases the height. */
  letGo(): void;
}

/**
 * Lowers an element without moving visible content: the part below the window's lower edge is removed at
 * once, the rest once the element is out of view.
 *
 * @returns stops the shrinking
 */
export function shrinkUnseen(element: Element, { keep, letGo }: Keeping): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, boundingClientRect, intersectionRect } of entries) {
      if (isIntersecting) keep(intersectionRect.bottom - boundingClientRect.top);
      else if (boundingClientRect.top > 0 || isAnchored()) {
        observer.disconnect();
        letGo();
      }
    }
  });
  observer.observe(element);
  return () => observer.disconnect();
}

/** Checks whether the browser anchors visible content when something above it changes. */
const isAnchored = () => CSS.supports('overflow-anchor', 'auto');

/** Waits until an element can grow without moving visible content. */
export function untilUnseen(element: Element): Promise<void> {
  return new Promise((letGo) => void shrinkUnseen(element, { keep: () => {}, letGo }));
}
