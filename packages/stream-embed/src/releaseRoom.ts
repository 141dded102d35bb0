import { shrinkUnseen } from './shrinkUnseen.ts';

/** The result for a shop's placeholder element. */
export type Outcome = 'shown' | 'none';

const attribute = 'data-vitrina';

/**
 * Releases the space that a shop reserves for content with `[data-vitrina='']{min-height:…}`. Sets the
 * attribute to the outcome, which ends the reservation; space in view is kept until it is out of sight.
 *
 * @returns restores the placeholder element
 */
export function releaseRoom(place: Element, outcome: Outcome): () => void {
  if (!(place instanceof HTMLElement) || place.getAttribute(attribute) !== '') return () => undefined;
  const unkeep = () => {
    place.style.removeProperty('min-height');
    if (!place.getAttribute('style')) place.removeAttribute('style');
  };
  const letGo = () => {
    end();
    unkeep();
    place.setAttribute(attribute, outcome);
  };
  const keep = (heightPx: number) => {
    if (outcome === 'shown' && heightOfContent(place) >= heightPx) letGo();
    else place.style.setProperty('min-height', `${heightPx}px`, 'important');
  };
  const end = shrinkUnseen(place, { keep, letGo });
  return () => {
    end();
    unkeep();
    place.setAttribute(attribute, '');
  };
}

/** Shown content is the last and only element of the placeholder. */
function heightOfContent({ lastElementChild }: Element): number {
  return lastElementChild?.getBoundingClientRect().height ?? 0;
}
