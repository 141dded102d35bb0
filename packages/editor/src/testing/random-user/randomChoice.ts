/** Choices that are the same for the same seed. */
export interface RandomChoice {
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  of<Item>(items: readonly Item[]): Item | undefined;
}

/** Mulberry32: small, quick, and even enough to wander about with. */
export function createRandomChoice(seed: number): RandomChoice {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { below, of: (items) => items[below(items.length)] };
}
