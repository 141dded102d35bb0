import type { Outcome } from './outcome.ts';
import { shrinkUnseen } from './shrinkUnseen.ts';

/**
 * Releases the space that a shop reserves for content with `[data-vitrina='']{min-height:…}`. Sets the
 * attribute to the outcome, which ends the reservation: at once where nothing is shown; with content, space
 * in view that the content does not fill is kept until it is out of sight. While nothing is known, stops the
 * shop's animation that would end the reservation, unless it has.
 *
 * @param heightPx - the height of the place so far
 * @returns restores the placeholder element
 */
export function releaseRoom(place: HTMLElement, outcome?: Outcome, heightPx = 0): () => void {
  const { dataset, style } = place;
  const before = dataset.vitrina;
  let end = () => {};
  if (!outcome && parseFloat(getComputedStyle(place).minHeight) > 0)
    style.setProperty('animation', 'none', 'important');
  const keep = (keptPx: number) => {
    if (heightOfContent(place) >= keptPx) letGo();
    else style.setProperty('min-height', `${keptPx}px`, 'important');
  };
  const letGo = () => {
    end();
    style.minHeight = style.animation = '';
    if (!place.getAttribute('style')) place.removeAttribute('style');
  };
  if (outcome === 'shown') {
    keep(heightPx);
    end = shrinkUnseen(place, { keep, letGo });
  }
  if (outcome) dataset.vitrina = outcome;
  return () => {
    letGo();
    if (before === undefined) delete dataset.vitrina;
    else dataset.vitrina = before;
  };
}

/** Shown content is the last and only element of the placeholder. */
function heightOfContent({ lastElementChild }: Element): number {
  return (lastElementChild as HTMLElement | null)?.offsetHeight ?? 0;
}
