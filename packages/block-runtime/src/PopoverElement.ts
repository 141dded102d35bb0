import { findPart } from './parts.ts';

/** Time for the pointer to cross the gap between trigger and panel. */
const leaveDelayMs = 150;

/**
 * Wraps a `<details data-panel>`: opens it on hover if `data-trigger="hover"`, closes it on Escape, on a
 * click outside and when the focus leaves, and keeps its panel between the edges of the page.
 */
export class PopoverElement extends HTMLElement {
  #stop: AbortController | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const details = findPart(this, 'panel');
    if (!(details instanceof HTMLDetailsElement)) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.addEventListener('keydown', (event) => this.#closeOnEscape(event, details), { signal });
    this.addEventListener('focusout', (event) => this.#closeOnLeave(event, details), { signal });
    details.addEventListener('toggle', () => keepInPage(details), { signal });
    // Bubbling events are retargeted at a shadow root, so the inner target is read from their path.
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!event.composedPath().includes(this)) details.open = false;
      },
      { signal },
    );
    if (this.dataset.trigger === 'hover') this.#openOnHover(details, signal);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
    clearTimeout(this.#leaving);
  }

  #openOnHover(details: HTMLDetailsElement, signal: AbortSignal): void {
    this.addEventListener(
      'pointerenter',
      (event) => {
        clearTimeout(this.#leaving);
        if (event.pointerType !== 'touch') details.open = true;
      },
      { signal },
    );
    this.addEventListener(
      'pointerleave',
      (event) => {
        if (event.pointerType === 'touch') return;
        this.#leaving = setTimeout(() => {
          if (!this.#hasFocus()) details.open = false;
        }, leaveDelayMs);
      },
      { signal },
    );
  }

  #closeOnEscape(event: KeyboardEvent, details: HTMLDetailsElement): void {
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    details.open = false;
    details.querySelector('summary')?.focus();
  }

  #closeOnLeave(event: FocusEvent, details: HTMLDetailsElement): void {
    const next = event.relatedTarget;
    if (next instanceof Node && !this.contains(next)) details.open = false;
  }

  #hasFocus(): boolean {
    const root = this.getRootNode();
    const active = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
    return active !== null && this.contains(active) && active.matches(':focus-visible');
  }
}

/** Near the edge of a phone, a panel would overflow, and the shop's page would scroll sideways. */
function keepInPage(details: HTMLDetailsElement): void {
  const panel = details.lastElementChild;
  if (!details.open || !(panel instanceof HTMLElement)) return;
  panel.style.translate = '';
  const page = (details.closest('.page') ?? document.documentElement).getBoundingClientRect();
  const { left, right } = panel.getBoundingClientRect();
  const inwardsPx = left < page.left ? page.left - left : Math.min(page.right - right, 0);
  if (inwardsPx !== 0) panel.style.translate = `${inwardsPx}px`;
}
