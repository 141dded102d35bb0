/**
 * Focuses the element that replaces a pressed button. The element scrolls into view, is announced to screen
 * readers, and is the starting point of the next Tab press. The element needs `tabIndex` -1.
 */
export const focusArrival = (element: HTMLElement | null) => element?.focus();

/** Hides the focus ring of content that is focused only to be read. */
export const arrivalStyle = { '&&:focus-visible': { outline: 'none' } } as const;
