import type { Finding, PageProblemType, PageSight } from '@vitrina/api-client/contract';
import { normalizeGtin, productKeys } from '@vitrina/stream-embed/pointer';

import type { EmbedFacts, PageFacts } from '../reading/pageFacts.ts';
import type { ExpectedPage } from './expectedPage.ts';
import { findOtherProduct, isSameGtin } from './otherProduct.ts';

/** The input of the rules. */
export interface Inspection {
  expected: ExpectedPage;
  facts: PageFacts;
  /** The page's final address. */
  url: string;
  /** The checked script tag, from {@link chooseEmbed}. */
  embed: EmbedFacts | undefined;
  /** The epack published for the tag's product; null if there is none. */
  shownEpackId: string | null;
  /** The observations of a browser; null if none was needed or available. */
  sight: PageSight | null;
}

type Rule = (inspection: Inspection) => Omit<Finding, 'type'> | undefined;
/** A rule that needs one of our script tags. */
type EmbedRule = (embed: EmbedFacts, inspection: Inspection) => Omit<Finding, 'type'> | undefined;

const isSameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function isFromUs(embed: EmbedFacts, { retailerId, scriptOrigins }: ExpectedPage): boolean {
  const isOurOrigin = scriptOrigins.length === 0 || scriptOrigins.includes(new URL(embed.src).origin);
  return isOurOrigin && embed.retailer === String(retailerId);
}

/** Checks whether a script tag belongs to the expected product, by its EAN, mapping id or MPN. */
function isOfProduct({ ean, mpn, mappingId }: EmbedFacts, expected: ExpectedPage): boolean {
  if (expected.mappingId !== '' && mappingId === expected.mappingId) return true;
  if (expected.ean !== '' && ean !== '') return isSameGtin(ean, expected.ean);
  return expected.mpn !== '' && isSameText(mpn, expected.mpn);
}

/**
 * Returns the script tag to check if a page has several, as for a set of products: the correct one, otherwise the
 * first of ours, otherwise the first.
 */
export function chooseEmbed({ embeds }: PageFacts, expected: ExpectedPage): EmbedFacts | undefined {
  const ours = embeds.filter((embed) => isFromUs(embed, expected));
  return ours.find((embed) => isOfProduct(embed, expected)) ?? ours[0] ?? embeds[0];
}

/** Checks whether the shop's server put the expected content into the page itself. */
export function hasDrawnContent({ drawnIds }: PageFacts, { publicId }: ExpectedPage): boolean {
  return publicId !== '' && drawnIds.includes(publicId);
}

function withEmbed(rule: EmbedRule): Rule {
  return (inspection) => inspection.embed && rule(inspection.embed, inspection);
}

function describeScript(retailer: string, origin: string): string {
  return `${origin} data-retailer=${retailer || '–'}`;
}

const noScript: Rule = ({ embed, expected, facts }) => {
  if (embed || hasDrawnContent(facts, expected)) return undefined;
  return {
    expected: describeScript(String(expected.retailerId), expected.scriptOrigins.join(', ')),
    found: '',
  };
};

const incorrectScript: EmbedRule = (embed, { expected }) => {
  if (isFromUs(embed, expected)) return undefined;
  return {
    expected: describeScript(String(expected.retailerId), expected.scriptOrigins.join(', ')),
    found: describeScript(embed.retailer, new URL(embed.src).origin),
  };
};

/** Checks whether a tag identifies a product: one of the keys is enough. */
const hasKey = (embed: EmbedFacts): boolean => productKeys(embed).length > 0;

const noEan: EmbedRule = (embed, { expected }) => {
  if (hasKey(embed) || embed.ean !== '' || embed.mpn !== '') return undefined;
  return { expected: expected.ean || expected.mappingId || expected.mpn, found: '' };
};

/** The tag has an MPN, which needs a brand to identify a product. */
const noBrand: EmbedRule = (embed, { expected }) => {
  if (hasKey(embed) || embed.ean !== '' || embed.mpn === '' || embed.brand !== '') return undefined;
  return { expected: expected.brands.join(', '), found: '' };
};

const incorrectEan: EmbedRule = ({ ean }, { expected }) => {
  if (ean === '') return undefined;
  if (normalizeGtin(ean) === undefined) return { expected: expected.ean, found: ean };
  if (expected.ean === '' || isSameGtin(ean, expected.ean)) return undefined;
  return { expected: expected.ean, found: ean };
};

const incorrectBrand: EmbedRule = ({ brand }, { expected: { brands } }) => {
  if (brand === '' || brands.length === 0 || brands.some((known) => isSameText(known, brand)))
    return undefined;
  return { expected: brands.join(', '), found: brand };
};

const incorrectMapping: EmbedRule = ({ mappingId }, { expected }) => {
  if (mappingId === '' || expected.epackId === null || mappingId === expected.mappingId) return undefined;
  return { expected: expected.mappingId, found: mappingId };
};

/** A shop's subdomains belong to the shop, as for its visits. */
const incorrectDomain: Rule = ({ expected: { domains }, url, facts }) => {
  if (domains.length === 0) return undefined;
  const addresses = facts.canonical === '' ? [url] : [url, facts.canonical];
  const strange = addresses
    .map((address) => new URL(address).hostname)
    .find((host) => !domains.some((domain) => host === domain || host.endsWith(`.${domain}`)));
  return strange === undefined ? undefined : { expected: domains.join(', '), found: strange };
};

/** An incorrect tag, or one without keys, is reported by its own rule. */
const noRich: EmbedRule = (embed, { expected, shownEpackId }) => {
  if (!isFromUs(embed, expected) || shownEpackId !== null) return undefined;
  if (!hasKey(embed) && embed.ean === '') return undefined;
  const keys = [embed.mappingId, embed.ean, `${embed.brand} ${embed.mpn}`].map((key) => key.trim());
  return { expected: expected.epackId ?? '', found: keys.filter((key) => key !== '').join(', ') };
};

const incorrectRich: EmbedRule = (embed, { expected, shownEpackId }) => {
  if (!isFromUs(embed, expected) || expected.epackId === null) return undefined;
  if (shownEpackId === null || shownEpackId === expected.epackId) return undefined;
  return { expected: expected.epackId, found: shownEpackId };
};

/** Below this share of the published words, the content on the page counts as other content. */
const sameWordsFrom = 0.9;
/** Below this share of the area that looks as published, the content counts as covered or restyled. */
const sameLookFrom = 0.6;
const percent = (share: number) => `${Math.round(share * 100)} %`;

/** Finds the cause that keeps the right content from being seen; the first explains the others. */
function findVeil({
  isShown,
  blockedBy,
  hiddenBy,
  error,
  outcome,
  sameWords,
  sameLook,
  missingWords,
}: PageSight): Finding[] {
  if (isShown) {
    if (sameWords !== null && sameWords < sameWordsFrom)
      return [{ type: 'contentDiffers', expected: missingWords, found: percent(sameWords) }];
    if (sameLook !== null && sameLook < sameLookFrom)
      return [{ type: 'lookDiffers', expected: '', found: percent(sameLook) }];
    return [];
  }
  if (blockedBy !== '') return [{ type: 'blockedByPolicy', expected: '', found: blockedBy }];
  if (hiddenBy !== '') return [{ type: 'contentHidden', expected: '', found: hiddenBy }];
  if (error !== '') return [{ type: 'scriptError', expected: '', found: error }];
  return [{ type: 'contentMissing', expected: 'vitrina:shown', found: outcome && `vitrina:${outcome}` }];
}

/** One rule per problem of the script tag and its product; the monitor's README describes them. */
const rules = {
  noScript,
  incorrectScript: withEmbed(incorrectScript),
  noEan: withEmbed(noEan),
  incorrectEan: withEmbed(incorrectEan),
  noBrand: withEmbed(noBrand),
  incorrectBrand: withEmbed(incorrectBrand),
  incorrectDomain,
  incorrectMapping: withEmbed(incorrectMapping),
  noRich: withEmbed(noRich),
  incorrectRich: withEmbed(incorrectRich),
} satisfies Partial<Record<PageProblemType, Rule>>;

/** Problems that explain why the browser did not see the content. */
const explaining: ReadonlySet<PageProblemType> = new Set([
  'noScript',
  'incorrectScript',
  'noEan',
  'noBrand',
  'noRich',
  'incorrectRich',
]);

/** Lists all problems of our content on a page. */
export function findProblems(inspection: Inspection): Finding[] {
  const { expected, facts, sight } = inspection;
  // The tag of another product's page is right for that product.
  const other = findOtherProduct(facts.product, expected, { isRedirected: false });
  if (other) return [{ type: 'wrongProduct', ...other }];
  const found = Object.entries(rules).flatMap(([type, rule]) => {
    const sides = rule(inspection);
    return sides ? [{ type: type as PageProblemType, ...sides }] : [];
  });
  if (!sight || found.some(({ type }) => explaining.has(type))) return found;
  return [...found, ...findVeil(sight)];
}
