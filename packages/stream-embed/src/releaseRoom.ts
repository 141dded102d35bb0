import type { Outcome } from './outcome.ts';

/**
 * Releases the space that a shop reserves for content with `[data-vitrina='']{min-height:…}`: sets the attribute to the
 * outcome, which ends the reservation. While nothing is known, stops the shop's animation that would end the
 * reservation, unless it has.
 *
 * @returns restores the placeholder element
 */
export function releaseRoom(place: HTMLElement, outcome?: Outcome): () => void {
  const { dataset, style } = place;
  const before = dataset.vitrina;
  if (outcome) dataset.vitrina = outcome;
  else if (parseFloat(getComputedStyle(place).minHeight) > 0)
    style.setProperty('animation', 'none', 'important');
  return () => {
    style.animation = '';
    if (!place.getAttribute('style')) place.removeAttribute('style');
    if (before === undefined) delete dataset.vitrina;
    else dataset.vitrina = before;
  };
}
