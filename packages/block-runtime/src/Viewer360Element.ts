import { findParts } from './parts.ts';

/**
 * Rotates a product by its images: each `data-frame` is one, in order, all but the first hidden. Supports
 * dragging, arrow keys, Home and End; for assistive technology it is a slider named by `data-label`.
 */
export class Viewer360Element extends HTMLElement {
  #stop: AbortController | undefined;
  #frame = 0;

  connectedCallback(): void {
    const frames = findParts(this, 'frame');
    if (frames.length < 2) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    this.tabIndex = 0;
    this.setAttribute('role', 'slider');
    this.setAttribute('aria-label', this.dataset.label ?? '');
    this.setAttribute('aria-valuemin', '1');
    this.setAttribute('aria-valuemax', String(frames.length));
    this.addEventListener('keydown', (event) => this.#onKey(event, frames), { signal });
    this.addEventListener('pointerdown', (event) => this.#onDrag(event, frames), { signal });
    this.#show(frames, 0);
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  #onKey(event: KeyboardEvent, frames: readonly HTMLElement[]): void {
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: this.#frame + 1,
      ArrowUp: this.#frame + 1,
      ArrowLeft: this.#frame - 1,
      ArrowDown: this.#frame - 1,
      Home: 0,
      End: frames.length - 1,
    };
    const target = Object.hasOwn(targets, event.key) ? targets[event.key] : undefined;
    if (target === undefined) return;
    event.preventDefault();
    this.#show(frames, target);
  }

  /** A drag over the whole width is one turn. */
  #onDrag(start: PointerEvent, frames: readonly HTMLElement[]): void {
    const firstFrame = this.#frame;
    const pixelsPerFrame = Math.max(this.clientWidth / frames.length, 1);
    const dragged = new AbortController();
    const stop = () => dragged.abort();
    this.setPointerCapture(start.pointerId);
    this.addEventListener(
      'pointermove',
      ({ clientX }) =>
        this.#show(frames, firstFrame - Math.round((clientX - start.clientX) / pixelsPerFrame)),
      { signal: dragged.signal },
    );
    for (const end of ['pointerup', 'pointercancel'] as const) {
      this.addEventListener(end, stop, { signal: dragged.signal });
    }
  }

  #show(frames: readonly HTMLElement[], index: number): void {
    const count = frames.length;
    this.#frame = ((index % count) + count) % count;
    frames.forEach((frame, at) => (frame.hidden = at !== this.#frame));
    this.setAttribute('aria-valuenow', String(this.#frame + 1));
    this.setAttribute('aria-valuetext', `${Math.round((this.#frame / count) * 360)}°`);
    // Preloads the neighbors.
    for (const step of [1, 2, -1, -2]) loadNow(frames[(this.#frame + step + count) % count]);
  }
}

function loadNow(frame: HTMLElement | undefined): void {
  if (frame instanceof HTMLImageElement) frame.loading = 'eager';
}
