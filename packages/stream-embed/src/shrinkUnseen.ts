/** How an element's height is kept, and let go. */
export interface Keeping {
  /** Keeps so many pixels, fewer than before. */
  keep(heightPx: number): void;
  /** Keeps nothing more. */
  letGo(): void;
}

/**
 * Lets an element become lower without moving anything that is seen: what hangs below the window's lower edge goes at once,
 * the rest when nothing of the element is seen any more.
 *
 * @returns ends it where it stands
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

/** Whether the browser holds what is seen in its place when something above it changes. */
const isAnchored = () => CSS.supports('overflow-anchor', 'auto');
