/** The descendants of `host` marked with `data-{name}`, without those of the same kind of element nested in it. */
export function findParts(host: HTMLElement, name: string): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>(`[data-${name}]`)].filter(
    (part) => part.closest(host.localName) === host,
  );
}

/** The first of {@link findParts}. */
export function findPart(host: HTMLElement, name: string): HTMLElement | undefined {
  return findParts(host, name)[0];
}
