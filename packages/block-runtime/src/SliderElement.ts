import { findPart, findParts } from './parts.ts';

/**
 * Buttons and bullets for a scrolling row of slides: `data-track` holds the slides, `data-previous` and
 * `data-next` are buttons, and so is each `data-bullet`.
 */
export class SliderElement extends HTMLElement {
  #stop: AbortController | undefined;

  connectedCallback(): void {
    const track = findPart(this, 'track');
    if (!track) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const update = () => this.#update(track);
    track.addEventListener('scroll', update, { signal, passive: true });
    this.addEventListener('click', (event) => this.#onClick(event, track), { signal });
    const resized = new ResizeObserver(update);
    resized.observe(track);
    signal.addEventListener('abort', () => resized.disconnect());
    update();
  }

  disconnectedCallback(): void {
    this.#stop?.abort();
  }

  /** Delegated instead of listening on each button: the live editor adds bullets with its slides. */
  #onClick(event: Event, track: HTMLElement): void {
    const path = event.composedPath();
    const findPressed = (name: string) => findParts(this, name).findIndex((part) => path.includes(part));
    const { index } = readPosition(track);
    if (findPressed('previous') === 0) goTo(track, index - 1);
    if (findPressed('next') === 0) goTo(track, index + 1);
    const bullet = findPressed('bullet');
    if (bullet >= 0) goTo(track, bullet);
  }

  #update(track: HTMLElement): void {
    const { index, positions } = readPosition(track);
    findPart(this, 'previous')?.setAttribute('aria-disabled', String(index === 0));
    findPart(this, 'next')?.setAttribute('aria-disabled', String(index >= positions - 1));
    findParts(this, 'bullet').forEach((bullet, at) => {
      bullet.hidden = at >= positions || positions < 2;
      bullet.setAttribute('aria-current', String(at === index));
    });
  }
}

interface Position {
  /** The slide at the start of the track. */
  readonly index: number;
  /** The number of slides that can be at the start. */
  readonly positions: number;
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter(
    (slide): slide is HTMLElement => slide instanceof HTMLElement && isShown(slide),
  );
}

function isShown(slide: HTMLElement): boolean {
  return slide.getClientRects().length > 0;
}

/** Distance of a slide from the first one; negative in right-to-left text, like `scrollLeft`. */
function offsetOf(slides: readonly HTMLElement[], index: number): number {
  const [first] = slides;
  const slide = slides[index];
  if (!first || !slide) return 0;
  const isRightToLeft = getComputedStyle(first.parentElement ?? first).direction === 'rtl';
  const [from, to] = [first.getBoundingClientRect(), slide.getBoundingClientRect()];
  return isRightToLeft ? to.right - from.right : to.left - from.left;
}

function readPosition(track: HTMLElement): Position {
  const slides = slidesOf(track);
  const offsets = slides.map((_, index) => Math.abs(offsetOf(slides, index)));
  const farthest = track.scrollWidth - track.clientWidth;
  const positions = offsets.filter((offset) => offset <= farthest + 1).length;
  const scrolled = Math.abs(track.scrollLeft);
  const distances = offsets.slice(0, Math.max(positions, 1)).map((offset) => Math.abs(offset - scrolled));
  return { index: Math.max(0, distances.indexOf(Math.min(...distances))), positions };
}

function goTo(track: HTMLElement, index: number): void {
  const slides = slidesOf(track);
  const { positions } = readPosition(track);
  const target = Math.min(Math.max(index, 0), positions - 1);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Uses the distance: old libraries replace `scrollTo`.
  const left = offsetOf(slides, target) - track.scrollLeft;
  track.scrollBy({ left, behavior: isCalm ? 'instant' : 'smooth' });
}
