import { findPart, findParts } from './parts.ts';

/**
 * Adds a point to the 3D viewer for each note of `host`: a button that shows the note, one at a time. Escape
 * hides it.
 */
export function addHotspots(host: HTMLElement, viewer: HTMLElement, signal: AbortSignal): void {
  const notes = findParts(host, 'hotspot');
  const buttons = notes.map(createButton);
  const show = (shown: number) => {
    notes.forEach((note, index) => (note.hidden = index !== shown));
    buttons.forEach((button, index) => button.setAttribute('aria-expanded', String(index === shown)));
  };
  const isShown = (index: number) => notes[index]?.hidden === false;
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => show(isShown(index) ? -1 : index), { signal });
  });
  const onKey = (event: KeyboardEvent) => {
    const shown = notes.findIndex((_, index) => isShown(index));
    if (event.key !== 'Escape' || shown < 0) return;
    event.stopPropagation();
    show(-1);
    buttons[shown]?.focus();
  };
  host.addEventListener('keydown', onKey, { signal });
  findPart(host, 'notes')?.setAttribute('aria-live', 'polite');
  show(-1);
  host.toggleAttribute('data-live', true);
  viewer.append(...buttons);
}

function createButton({ dataset: { hotspot = '', position, normal } }: HTMLElement, index: number) {
  const button = document.createElement('button');
  button.type = 'button';
  button.slot = `hotspot-${index + 1}`;
  button.textContent = String(index + 1);
  button.ariaLabel = hotspot;
  Object.assign(button.dataset, { position, visibilityAttribute: 'visible' }, normal && { normal });
  return button;
}
