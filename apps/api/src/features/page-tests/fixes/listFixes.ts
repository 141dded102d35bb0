import type { PageCheckFailure, PageProblemType, PageTestFix } from '@vitrina/api-client/contract';
import { normalizeGtin, pointerPath, productKeys } from '@vitrina/stream-embed/pointer';

import { escapeMarkup } from '../../../platform/markup/escapeMarkup.ts';
import type { EmbedFacts, PageFacts } from '../../monitor/reading/pageFacts.ts';
import type { ExpectedPage } from '../../monitor/rules/expectedPage.ts';
import type { PageState } from '../../monitor/rules/pageState.ts';
import { unknownRetailer } from '../expectations.ts';
import { fixPolicies } from './policyLines.ts';
import { placeholders, writeTag, type TagValues } from './tagLine.ts';

/** A line to add to a page, or to replace one with. */
export interface Fix {
  kind: PageTestFix;
  code: string;
}

/** The page to be mended. */
export interface Mended {
  /** The stream's address, without a trailing slash. */
  root: string;
  /** The page's final address. */
  url: string;
  facts: PageFacts;
  expected: ExpectedPage;
  embed: EmbedFacts | undefined;
  policies: readonly string[];
}

const none: Omit<EmbedFacts, 'src' | 'type'> = {
  retailer: '',
  ean: '',
  mpn: '',
  brand: '',
  mappingId: '',
  locale: '',
  template: '',
  consent: '',
};

/** The types with which browsers run a script. */
const runs = /^(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script)?$/i;

/** Checks whether a tag waits until the visitor agrees: a consent manager changes its type then. */
export const waitsForConsent = (embed: EmbedFacts | undefined): boolean =>
  embed !== undefined && !runs.test(embed.type);

/** Returns the tag as it should be: with what is right of the page's own. */
function correctTag({ embed, expected, facts }: Mended): TagValues {
  const { retailerId, ean, mpn, brands } = expected;
  const own = embed ?? none;
  const [brand = ''] = brands.length > 0 ? brands : facts.product.brands;
  const values = {
    ...own,
    retailer: retailerId === unknownRetailer ? placeholders.retailer : String(retailerId),
    ean: ean || (normalizeGtin(own.ean) === undefined ? '' : own.ean),
    mpn: own.mpn || mpn || (ean ? '' : (facts.product.mpns[0] ?? '')),
  };
  const isOwnBrandRight = own.brand !== '' && (brands.length === 0 || brands.includes(own.brand));
  const withBrand = { ...values, brand: isOwnBrandRight ? own.brand : values.mpn === '' ? '' : brand };
  if (productKeys(withBrand).length > 0) return withBrand;
  return withBrand.mpn === ''
    ? { ...withBrand, ean: placeholders.ean }
    : { ...withBrand, brand: placeholders.brand };
}

const tagFix = (page: Mended, changes: Partial<TagValues> = {}): Fix[] => [
  { kind: 'tag', code: writeTag(page.root, { ...correctTag(page), ...changes }) },
];

function canonicalFix({ url, facts: { canonical } }: Mended): Fix[] {
  const isElsewhere = canonical !== '' && new URL(canonical).host !== new URL(url).host;
  return isElsewhere
    ? [{ kind: 'canonical', code: `<link rel="canonical" href="${escapeMarkup(url)}">` }]
    : [];
}

/** Returns the addresses of the files that answer 200 once content is published for the tag's product. */
function pointerFix({ root, embed }: Mended): Fix[] {
  if (!embed) return [];
  const lines = productKeys(embed).map(
    (key) => `curl -I "${root}/${pointerPath({ retailer: embed.retailer, ...key })}"`,
  );
  return lines.length > 0 ? [{ kind: 'pointer', code: lines.join('\n') }] : [];
}

function policyFix(page: Mended): Fix[] {
  const { lines, needsNonce } = fixPolicies(page.policies, new URL(page.root).origin);
  const policy: Fix[] = lines.length > 0 ? [{ kind: 'policy', code: lines.join('\n') }] : [];
  if (!needsNonce) return policy;
  return [...policy, { kind: 'tag', code: writeTag(page.root, correctTag(page), placeholders.nonce) }];
}

const byProblem: Partial<Record<PageProblemType, (page: Mended) => Fix[]>> = {
  noScript: tagFix,
  incorrectScript: tagFix,
  noEan: tagFix,
  incorrectEan: tagFix,
  noBrand: tagFix,
  incorrectBrand: tagFix,
  incorrectDomain: canonicalFix,
  noRich: pointerFix,
  blockedByPolicy: policyFix,
  contentHidden: () => [{ kind: 'place', code: '<div data-vitrina></div>' }],
  contentMissing: (page) => (waitsForConsent(page.embed) ? tagFix(page, { consent: 'none' }) : []),
};

/** Lists the lines of a page that mend a problem; empty if no line of the page does. */
export function listFixes(type: PageProblemType, page: Mended): Fix[] {
  return byProblem[type]?.(page) ?? [];
}

/** Lists what lets a test read a page. */
export function listFixesOfFailure(failure: PageCheckFailure, userAgent: string): Fix[] {
  const [name = userAgent] = userAgent.split('/');
  if (failure === 'forbiddenByRobots') return [{ kind: 'robots', code: `User-agent: ${name}\nAllow: /` }];
  if (failure === 'refusedByShop' || failure === 'botWall') return [{ kind: 'userAgent', code: userAgent }];
  return [];
}

/** Lists what brings a page back that is not shown as a product's. */
export function listFixesOfState(state: PageState): Fix[] {
  return state === 'noindex'
    ? [{ kind: 'robotsMeta', code: '<meta name="robots" content="index, follow">' }]
    : [];
}
