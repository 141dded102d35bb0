/**
 * The events of the demo's year that people are led to. Days count back from the day the demo is loaded, which is
 * day 0: `since: 24` began 24 days before. `until` is the first day after it.
 */
export const stories = {
  /** A launch that worked: most viewed of its brand from the first day on. */
  launch: { mpn: 'KV-E1-WH', since: 75 },
  /** A product page without its script for ten days. */
  lostScript: { mpn: 'KH-BB-400', retailerId: 2, since: 24, until: 14 },
  /** A retailer whose pages take seconds to load. */
  slowRetailer: { retailerId: 8, since: 30 },
  /** A campaign for a product. */
  campaign: { mpn: 'OR-NS-30', since: 33, until: 21 },
  /** A product for winter. */
  season: { mpn: 'KH-TS-400' },
} as const;

/** The name of a story. */
export type StoryName = keyof typeof stories;

const launchDays = 14;
const afterLaunch = 1.5;
const ofCampaign = 3.5;
const afterCampaign = { days: 10, factor: 1.4 };
const ofSlowPages = 0.5;
/** By month, from January on. */
const ofSeason = [2.4, 2.2, 1.5, 1, 0.7, 0.45, 0.4, 0.45, 0.8, 1.4, 2.1, 2.5];

/** Attention to a new product: three times as much at first, less every day for two weeks. */
export function launchFactor(daysSince: number): number {
  return daysSince < launchDays ? 1 + 2 * (1 - daysSince / launchDays) : 1;
}

function campaignFactor(daysAgo: number): number {
  const { since, until } = stories.campaign;
  if (daysAgo > since) return 1;
  if (daysAgo > until) return ofCampaign;
  return daysAgo > until - afterCampaign.days ? afterCampaign.factor : 1;
}

/** Returns whether a retailer's pages load slowly on a day. */
export function isSlow(retailerId: number, daysAgo: number): boolean {
  const { slowRetailer } = stories;
  return retailerId === slowRetailer.retailerId && daysAgo <= slowRetailer.since;
}

/** Returns how many times as many views as usual the stories bring to a page on a day. */
export function storyFactor(
  { mpn, retailerId }: { readonly mpn: string; readonly retailerId: number },
  { daysAgo, month }: { readonly daysAgo: number; readonly month: number },
): number {
  const slow = isSlow(retailerId, daysAgo) ? ofSlowPages : 1;
  if (mpn === stories.launch.mpn) return slow * afterLaunch;
  if (mpn === stories.campaign.mpn) return slow * campaignFactor(daysAgo);
  if (mpn === stories.season.mpn) return slow * (ofSeason[month] ?? 1);
  return slow;
}
