import { findPart } from './parts.ts';

/**
 * Two images in one place: the value of the range `data-range`, from 0 to 100, becomes the custom property
 * `--compare-at`, at which the style sheet divides them.
 */
export class BeforeAfterElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    // Delegated, since the live editor adds the range once both images are chosen.
    this.addEventListener('input', () => this.#divide(), { signal });
    this.#divide();
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  /** Browsers can restore a range at another value than its first. */
  #divide(): void {
    const range = findPart(this, 'range');
    if (range instanceof HTMLInputElement) this.style.setProperty('--compare-at', `${range.value}%`);
  }
}
