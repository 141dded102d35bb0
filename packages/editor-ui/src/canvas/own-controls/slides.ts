/**
 * Scrolls a slider as its published script would: to the slide of a pressed bullet, or by one slide for an arrow.
 * Returns whether a control was pressed.
 */
export function pressSliderControl(control: HTMLElement): boolean {
  const slider = control.parentElement?.closest('vitrina-slider');
  const track = slider?.querySelector<HTMLElement>('[data-track]');
  if (!slider || !track) return false;
  const { dataset } = control;
  const shown = findShown(track);
  if (dataset.previous !== undefined) goTo(track, shown - 1);
  else if (dataset.next !== undefined) goTo(track, shown + 1);
  else if (dataset.bullet !== undefined) goTo(track, listBullets(track).indexOf(control));
  else return false;
  return true;
}

/** Scrolls a slider to a slide that is out of view. Does nothing to other elements. */
export function revealSlide(slide: HTMLElement): void {
  const track = slide.parentElement;
  if (!track?.matches('[data-track]')) return;
  const [outer, inner] = [track.getBoundingClientRect(), slide.getBoundingClientRect()];
  const isInView = inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
  if (!isInView) track.scrollBy({ left: distanceTo(track, slide), behavior: 'instant' });
}

/** Marks the bullet of the slide in view. */
export function markBullet(track: HTMLElement): void {
  const shown = findShown(track);
  for (const [index, bullet] of listBullets(track).entries())
    bullet.setAttribute('aria-current', String(index === shown));
}

function listBullets(track: HTMLElement): HTMLElement[] {
  return [...(track.closest('vitrina-slider')?.querySelectorAll<HTMLElement>('[data-bullet]') ?? [])].filter(
    (bullet) => bullet.closest('vitrina-slider') === track.closest('vitrina-slider'),
  );
}

/** Returns the index of the slide nearest to the start of the track. */
function findShown(track: HTMLElement): number {
  const distances = [...track.children].map((slide) => Math.abs(distanceTo(track, slide)));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

/** Returns the distance from the start of the track to a slide, in pixels of the page before its zoom. */
function distanceTo(track: HTMLElement, slide: Element): number {
  const [outer, inner] = [track.getBoundingClientRect(), slide.getBoundingClientRect()];
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  const shown = isRightToLeft ? inner.right - outer.right : inner.left - outer.left;
  return outer.width === 0 ? 0 : (shown * track.offsetWidth) / outer.width;
}

function goTo(track: HTMLElement, index: number): void {
  const slide = track.children[Math.max(0, Math.min(track.children.length - 1, index))];
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (slide) track.scrollBy({ left: distanceTo(track, slide), behavior: isCalm ? 'instant' : 'smooth' });
}
