import { demoBrands } from '../brands/index.ts';
import { demoLicenses, demoRetailers } from '../directory.ts';
import { stories } from './stories.ts';

/** A rule of a demo account that alerts it to problems and statuses of product pages. */
export interface DemoAlertRule {
  readonly username: string;
  /** The name of what it watches, which is the same in all languages. */
  readonly name: string;
  readonly problems: readonly ('noScript' | 'incorrectScript' | 'noRich')[];
  readonly statuses: readonly ('lowTraffic' | 'noTraffic')[];
  readonly retailerIds: readonly number[];
  /** At once, or each morning at eight. */
  readonly pace: 'atOnce' | 'daily';
}

/** The day on which the rules were made, in days ago. */
export const rulesSince = 48;

const pantryBrand = demoLicenses[0]?.brand ?? '';
const studioBrands = demoBrands.map(({ name: [brand] }) => brand).join(', ');
const slowRetailer = demoRetailers.find(({ id }) => id === stories.slowRetailer.retailerId)?.name ?? '';

/** The alert rules of the demo's accounts. */
export const demoAlertRules: readonly DemoAlertRule[] = [
  ...[
    { username: 'editor', name: pantryBrand },
    { username: 'studio', name: studioBrands },
  ].map((owner) => ({
    ...owner,
    problems: ['noScript', 'incorrectScript', 'noRich'] as const,
    statuses: [],
    retailerIds: [],
    pace: 'atOnce' as const,
  })),
  {
    username: 'studio',
    name: slowRetailer,
    problems: [],
    statuses: ['lowTraffic', 'noTraffic'],
    retailerIds: [stories.slowRetailer.retailerId],
    pace: 'daily',
  },
];

/** A notice about a story of a product, which leads to the product's figures. */
export interface StoryNotice {
  readonly story: 'launch' | 'campaign' | 'season';
  readonly usernames: readonly string[];
  /** The day it was sent, in days ago. */
  readonly sentOn: number;
  /** The days of the chart it leads to. */
  readonly since: number;
}

/** The notices about the stories of products. They are recent, so that alerts do not push them out of sight. */
export const storyNotices: readonly StoryNotice[] = [
  {
    story: 'launch',
    usernames: ['admin', 'studio'],
    sentOn: 4,
    since: stories.launch.since,
  },
  {
    story: 'campaign',
    usernames: ['admin', 'studio'],
    sentOn: 13,
    since: 60,
  },
  {
    story: 'season',
    usernames: ['admin', 'editor'],
    sentOn: 6,
    since: 365,
  },
];

/** A package that a colleague did not approve. */
export const rejection = {
  mpn: 'HA-K1-OA',
  /** Days ago. */
  requestedOn: 9,
  returnedOn: 8,
  requestedBy: 'studio',
  returnedBy: 'admin',
  note: 'Please have a look: we would like to publish on Monday.',
  reason:
    'The specifications lack the depth, and the first image cuts off a hook. Please correct both and send it again.',
} as const;
