import { getComponent, hashValue, pageKey } from '@vitrina/epack-model';

import type { EpackFinding, FindingCode } from './finding.ts';
import type { ValidatedEpack } from './validateEpack.ts';

/** Findings that a person may judge otherwise: the page is shown as it is stored. */
const ofJudgement: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'alternativeTextMissing',
  'emptyBlock',
  'emptyContainer',
  'imageUpscaled',
  'notShown',
  'sampleText',
  'sizeIgnored',
  'untranslated',
]);

/** Findings of a company's rules: those that keep a page from being published are the company's word. */
const ofRules: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'bannedWord',
  'imageTooSmall',
  'pageTooHeavy',
  'requiredBlock',
  'requiredWord',
]);

/**
 * Returns the key by which a person's decision to ignore a finding is kept; undefined for a finding that can't be
 * ignored. The key is of the place and of the content there, so that changed content is judged again.
 *
 * @returns at most 30 letters, digits and dots, or undefined
 * @public
 */
export function ignoreKey(finding: EpackFinding, pages: ValidatedEpack['pages']): string | undefined {
  const { code, severity, page, componentId, prop, size } = finding;
  const canIgnore = ofJudgement.has(code) || (ofRules.has(code) && severity !== 'error');
  if (!canIgnore || !page) return undefined;
  const place = [componentId ?? null, prop ?? null, size ?? null];
  const parts = [hashValue([code, pageKey(page)]), hashValue(place), hashJudged(finding, pages)];
  return parts.join('.');
}

/** Hashes the content that a finding judges: a stored prop, a block's props, or what it says of a whole page. */
function hashJudged(
  { page: address, componentId, prop, values }: EpackFinding,
  pages: ValidatedEpack['pages'],
) {
  const page = address && pages[pageKey(address)];
  const component = page && componentId !== undefined ? getComponent(page, componentId) : undefined;
  if (!component) return hashValue(values);
  if (prop !== undefined) return hashValue(component.props[prop.split('.')[0] ?? '']?.value);
  return hashValue(
    Object.fromEntries(Object.entries(component.props).map(([name, { value }]) => [name, value])),
  );
}
