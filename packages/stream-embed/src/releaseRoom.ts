import { shrinkUnseen } from './shrinkUnseen.ts';

/** What came of a shop's place. */
export type Outcome = 'shown' | 'none';

const attribute = 'data-vitrina';

/**
 * A shop may keep room free where content will come, `[data-vitrina='']{min-height:…}`. Once it is known what comes, the
 * attribute says so and the room is given back; what is seen of it stays until it is out of sight.
 *
 * @returns makes the place again what the shop made it
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

/** Once something is shown, it is all there is in the place. */
function heightOfContent({ lastElementChild }: Element): number {
  return lastElementChild?.getBoundingClientRect().height ?? 0;
}
