/** Reproducible random choices from a seed. */
export interface RandomChoice {
  /** Returns an integer from 0 to below `end`. */
  below(end: number): number;
  of<Item>(items: readonly Item[]): Item | undefined;
}

/** Creates choices with Mulberry32: small, fast and even enough for random actions. */
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
