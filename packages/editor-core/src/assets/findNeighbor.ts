/** The position of a card in the grid. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
}

/**
 * Returns the index of the card that an arrow key moves to in a wrapping grid; undefined if there is none.
 */
export function findNeighbor(places: readonly CardPlace[], from: number, key: string): number | undefined {
  const start = places[from];
  if (start === undefined) return undefined;
  switch (key) {
    case 'ArrowRight':
      return from + 1 < places.length ? from + 1 : undefined;
    case 'ArrowLeft':
      return from > 0 ? from - 1 : undefined;
    case 'Home':
      return 0;
    case 'End':
      return places.length - 1;
    case 'ArrowDown':
      return findIn(places, (place) => place.left === start.left && place.top > start.top);
    case 'ArrowUp':
      return findLastIn(places, (place) => place.left === start.left && place.top < start.top);
    default:
      return undefined;
  }
}

type Test = (place: CardPlace) => boolean;

function findIn(places: readonly CardPlace[], test: Test): number | undefined {
  const index = places.findIndex(test);
  return index === -1 ? undefined : index;
}

function findLastIn(places: readonly CardPlace[], test: Test): number | undefined {
  const index = places.findLastIndex(test);
  return index === -1 ? undefined : index;
}
