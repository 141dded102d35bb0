/**
 * Finds the descendants of `host` marked with `data-{name}`, without those of nested elements of the same
 * kind.
 */
export function findParts(host: HTMLElement, name: string): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(`[data-${name}]`)].filter(
    (part) => part.closest(host.localName) === host,
  );
}

/** The first of {@link findParts}. */
export function findPart(host: HTMLElement, name: string): HTMLElement | undefined {
  return findParts(host, name)[0];
}
