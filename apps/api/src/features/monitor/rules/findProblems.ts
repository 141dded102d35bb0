import type { Finding, PageProblemType } from '@vitrina/api-client/contract';
import { normalizeGtin } from '@vitrina/stream-embed/pointer';

import type { EmbedFacts, PageFacts } from '../reading/pageFacts.ts';
import type { ExpectedPage } from './expectedPage.ts';

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
}

type Rule = (inspection: Inspection) => Omit<Finding, 'type'> | undefined;
/** A rule that needs one of our script tags. */
type EmbedRule = (embed: EmbedFacts, inspection: Inspection) => Omit<Finding, 'type'> | undefined;

const isSameText = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

function isSameGtin(a: string, b: string): boolean {
  const gtin = normalizeGtin(a);
  return gtin !== undefined && gtin === normalizeGtin(b);
}

function isFromUs(embed: EmbedFacts, { retailerId, scriptOrigins }: ExpectedPage): boolean {
  const isOurOrigin = scriptOrigins.length === 0 || scriptOrigins.includes(new URL(embed.src).origin);
  return isOurOrigin && embed.retailer === String(retailerId);
}

/** Returns the script tag to check if a page has several: the correct one, otherwise the first. */
export function chooseEmbed(facts: PageFacts, expected: ExpectedPage): EmbedFacts | undefined {
  return facts.embeds.find((embed) => isFromUs(embed, expected)) ?? facts.embeds[0];
}

function withEmbed(rule: EmbedRule): Rule {
  return (inspection) => inspection.embed && rule(inspection.embed, inspection);
}

function describeScript(retailer: string, origin: string): string {
  return `${origin} data-retailer=${retailer || '–'}`;
}

const incorrectScript: EmbedRule = (embed, { expected }) => {
  if (isFromUs(embed, expected)) return undefined;
  return {
    expected: describeScript(String(expected.retailerId), expected.scriptOrigins.join(', ')),
    found: describeScript(embed.retailer, new URL(embed.src).origin),
  };
};

/** The script has a wrong code or none, or the page itself sells another product. */
const incorrectEan: EmbedRule = ({ ean }, { expected, facts }) => {
  if (ean !== '' && normalizeGtin(ean) === undefined) return { expected: expected.ean, found: ean };
  if (expected.ean === '') return undefined;
  if (ean !== '' && !isSameGtin(ean, expected.ean)) return { expected: expected.ean, found: ean };
  const { gtins } = facts.product;
  const isAnother = gtins.length > 0 && !gtins.some((gtin) => isSameGtin(gtin, expected.ean));
  return isAnother ? { expected: expected.ean, found: gtins.join(', ') } : undefined;
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

const incorrectDomain: Rule = ({ expected: { domains }, url, facts }) => {
  if (domains.length === 0) return undefined;
  const addresses = facts.canonical === '' ? [url] : [url, facts.canonical];
  const strange = addresses
    .map((address) => new URL(address).hostname)
    .find((host) => !domains.includes(host));
  return strange === undefined ? undefined : { expected: domains.join(', '), found: strange };
};

/** An incorrect tag is reported by its own rule, so it is skipped here. */
const noRich: EmbedRule = (embed, { expected, shownEpackId }) => {
  if (!isFromUs(embed, expected) || shownEpackId !== null) return undefined;
  const keys = [embed.mappingId, embed.ean, `${embed.brand} ${embed.mpn}`].map((key) => key.trim());
  return { expected: expected.epackId ?? '', found: keys.filter((key) => key !== '').join(', ') };
};

const incorrectRich: EmbedRule = (embed, { expected, shownEpackId }) => {
  if (!isFromUs(embed, expected) || expected.epackId === null) return undefined;
  if (shownEpackId === null || shownEpackId === expected.epackId) return undefined;
  return { expected: expected.epackId, found: shownEpackId };
};

/** One rule per problem type; the monitor's README describes them. */
const rules: Record<PageProblemType, Rule> = {
  noScript: ({ embed, expected }) =>
    embed
      ? undefined
      : {
          expected: describeScript(String(expected.retailerId), expected.scriptOrigins.join(', ')),
          found: '',
        },
  incorrectScript: withEmbed(incorrectScript),
  noEan: withEmbed(({ ean }, { expected }) =>
    ean === '' && expected.ean !== '' ? { expected: expected.ean, found: '' } : undefined,
  ),
  incorrectEan: withEmbed(incorrectEan),
  noBrand: withEmbed(({ brand }, { expected }) =>
    brand === '' && expected.brands.length > 0
      ? { expected: expected.brands.join(', '), found: '' }
      : undefined,
  ),
  incorrectBrand: withEmbed(incorrectBrand),
  incorrectDomain,
  incorrectMapping: withEmbed(incorrectMapping),
  noRich: withEmbed(noRich),
  incorrectRich: withEmbed(incorrectRich),
};

/** Lists all problems of our content on a page. */
export function findProblems(inspection: Inspection): Finding[] {
  return Object.entries(rules).flatMap(([type, rule]) => {
    const found = rule(inspection);
    return found ? [{ type: type as PageProblemType, ...found }] : [];
  });
}
