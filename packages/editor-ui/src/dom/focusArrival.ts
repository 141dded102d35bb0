/**
 * What took the place of the pressed button has the keyboard as it arrives: it comes into view and is read out, and the
 * next press of Tab goes on from there. Its element needs `tabIndex` -1.
 */
export const focusArrival = (element: HTMLElement | null) => element?.focus();

/** Something to be read and not to be pressed needs no ring around it. */
export const arrivalStyle = { '&&:focus-visible': { outline: 'none' } } as const;
