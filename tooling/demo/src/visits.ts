/** One kind of visitor, and how often it comes compared with the others. */
export interface VisitorKind {
  weight: number;
  browser: string;
  os: string;
  device: 'desktop' | 'mobile' | 'tablet';
  platform: 'web' | 'app';
}

/** The visitors of the demo's made-up past. */
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

/** Where they come from, by weight. */
export const visitorCountries: readonly (readonly [code: string, weight: number])[] = [
  ['RU', 78],
  ['BY', 9],
  ['KZ', 8],
  ['AM', 3],
  ['RS', 2],
];

/** How many days back the past goes. */
export const visitDays = 60;

/** A sequence that is the same on every machine, from 0 to 1. */
export function createSequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** How many visits a product had at a shop on a day: weekends are busier, and interest grows towards today. */
export function countVisits(
  daysAgo: number,
  weekday: number,
  popularity: number,
  random: () => number,
): number {
  const weekend = weekday === 0 || weekday === 6 ? 1.45 : 1;
  const growth = 1 - daysAgo / (visitDays * 2);
  return Math.round(popularity * weekend * growth * (0.7 + random() * 0.6));
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
