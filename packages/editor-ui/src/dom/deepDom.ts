/** The element that really has the focus, inside whatever shadow roots it sits. */
export function getDeepActiveElement(): Element | null {
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/** The element an event started at, inside shadow roots too. */
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

/** Whether keys typed at this element are text, so that they must not run commands. */
export function isTypingPlace(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  if (element.isContentEditable || element.tagName === 'TEXTAREA' || element.tagName === 'SELECT')
    return true;
  return element instanceof HTMLInputElement && !nonTypingInputs.has(element.type);
}
