/** A kind of visitor, with its frequency relative to the others. */
export interface VisitorKind {
  weight: number;
  browser: string;
  os: string;
  device: 'desktop' | 'mobile' | 'tablet';
  platform: 'web' | 'app';
}

/** The visitors in the demo's generated past. */
export const visitorKinds: readonly VisitorKind[] = [
  { weight: 34, browser: 'Chrome', os: 'Android', device: 'mobile', platform: 'web' },
  { weight: 18, browser: 'Yandex', os: 'Android', device: 'mobile', platform: 'app' },
  { weight: 14, browser: 'Safari', os: 'iOS', device: 'mobile', platform: 'web' },
  { weight: 14, browser: 'Chrome', os: 'Windows', device: 'desktop', platform: 'web' },
  { weight: 8, browser: 'Yandex', os: 'Windows', device: 'desktop', platform: 'web' },
  { weight: 5, browser: 'Safari', os: 'macOS', device: 'desktop', platform: 'web' },
  { weight: 4, browser: 'Firefox', os: 'Linux', device: 'desktop', platform: 'web' },
  { weight: 3, browser: 'Safari', os: 'iOS', device: 'tablet', platform: 'web' },
];

/** Visitors' countries, by weight. */
export const visitorCountries: readonly (readonly [code: string, weight: number])[] = [
  ['RU', 78],
  ['BY', 9],
  ['KZ', 8],
  ['AM', 3],
  ['RS', 2],
];

/** The number of past days with raw visits. */
export const visitDays = 7;
/** The relative frequency of visits by hour, from midnight on: people shop in the evening. */
export const hourWeights = [
  1, 0.6, 0.4, 0.3, 0.3, 0.5, 1, 2, 3, 3.5, 4, 4.2, 4.6, 4.4, 4.2, 4.2, 4.5, 5, 6, 7, 7.6, 7, 5, 2.6,
] as const;

/** Returns a pseudorandom sequence from 0 to 1, the same on every machine. */
export function createSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Picks by weight. */
export function pickWeighted<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  random: number,
): Item {
  const total = items.reduce((sum, item) => sum + weightOf(item), 0);
  let rest = random * total;
  for (const item of items) {
    rest -= weightOf(item);
    if (rest < 0) return item;
  }
  const last = items.at(-1);
  if (last === undefined) throw new RangeError('Nothing to pick from');
  return last;
}
