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
/** The number of past days with data; days before the raw visits have only totals. */
export const yearDays = 365;

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

/** The data that determines how often a product is viewed. */
export interface VisitedProduct {
  /** The product's rank in the order of popularity, from 0. */
  rank: number;
  retailerId: number;
}

/** Returns how many days ago a product came out; most are older than the year. */
function launchOf({ rank }: VisitedProduct): number {
  return rank % 5 === 3 ? 40 + ((rank * 53) % 260) : Infinity;
}

/** Checks whether a shop was down: once for two days, and a day in the spring. */
function isDown({ retailerId }: VisitedProduct, daysAgo: number): boolean {
  const first = 30 + ((retailerId * 71) % 220);
  return daysAgo === first || daysAgo === first + 1 || daysAgo === 330 - retailerId * 3;
}

/**
 * Returns the number of visits of a product at a shop on a day. Weekends and winter are busier, interest
 * grows toward today, a new product gets three times the attention for two weeks, and a shop that is down has
 * no visits.
 */
export function countVisits(
  product: VisitedProduct,
  { daysAgo, weekday, month }: { daysAgo: number; weekday: number; month: number },
  random: () => number,
): number {
  const chance = 0.7 + random() * 0.6;
  const sinceLaunch = launchOf(product) - daysAgo;
  if (sinceLaunch < 0 || isDown(product, daysAgo)) return 0;
  const popularity = 11 / (1 + product.rank / 7) / Math.sqrt(product.retailerId);
  const weekend = weekday === 0 || weekday === 6 ? 1.45 : 1;
  const season = 1 + 0.25 * Math.cos((month / 12) * 2 * Math.PI);
  const launch = sinceLaunch < 14 ? 1 + 2 * (1 - sinceLaunch / 14) : 1;
  const growth = 1 - daysAgo / (yearDays * 2);
  const expected = popularity * weekend * season * launch * growth * chance;
  return Math.floor(expected + random());
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
