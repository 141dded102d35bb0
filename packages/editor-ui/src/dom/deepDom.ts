/** Returns the focused element, also inside nested shadow roots. */
export function getDeepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** Returns the original target of an event, also inside shadow roots. */
export function getDeepTarget(event: Event): Element | undefined {
  const first = event.composedPath()[0];
  return first instanceof Element ? first : undefined;
}

const nonTypingInputs = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

/** Returns whether keys typed at an element enter text, so that they must not run commands. */
export function isTypingPlace(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element.tagName === 'TEXTAREA' || element.tagName === 'SELECT')
    return true;
  return element instanceof HTMLInputElement && !nonTypingInputs.has(element.type);
}
