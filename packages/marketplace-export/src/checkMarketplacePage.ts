import {
  amazonTemplate,
  mvideoTemplate,
  type MvideoConfiguration,
  ozonTemplate,
  type Page,
} from '@vitrina/epack-model';

import { exportAmazon } from './amazon/exportAmazon.ts';
import type { ReadingOptions } from './content/pageReader.ts';
import { exportMvideo } from './mvideo/exportMvideo.ts';
import { exportOzon } from './ozon/exportOzon.ts';
import type { MarketplaceIssue } from './report/issue.ts';

/** The marketplaces that have templates. @public */
export const marketplaces = ['ozon', 'amazon', 'mvideo'] as const;

/** One of {@link marketplaces}. @public */
export type Marketplace = (typeof marketplaces)[number];

/** Returns the marketplace of a template; undefined for other templates. @public */
export function marketplaceOf(template: string): Marketplace | undefined {
  if (template === ozonTemplate) return 'ozon';
  if (template === amazonTemplate) return 'amazon';
  return template === mvideoTemplate ? 'mvideo' : undefined;
}

/** A page in its template. @public */
export interface MarketplacePage {
  readonly page: Page;
  readonly template: string;
  readonly locale: string;
  /** Data of the template besides its pages. */
  readonly configuration?: MvideoConfiguration;
}

/**
 * Returns the issues that an export of the page would report, for use during editing; the same code and
 * rules. Only the server knows public addresses and file sizes: here a stored path counts as an address, and
 * sizes are not checked. Returns no issues for other templates.
 *
 * @public
 */
export function checkMarketplacePage(
  { page, template, locale, configuration = {} }: MarketplacePage,
  { catalogue }: Pick<ReadingOptions, 'catalogue'>,
): readonly MarketplaceIssue[] {
  const options = { catalogue, assetUrl: publicUrl };
  switch (marketplaceOf(template)) {
    case 'ozon':
      return exportOzon(page, options).issues.filter(({ code }) => code !== 'marketplace.pictureSizeUnknown');
    case 'amazon':
      return exportAmazon(page, { ...options, name: template, locale }).issues;
    case 'mvideo':
      return exportMvideo(configuration, { assetUrl: publicUrl }).issues;
    case undefined:
      return [];
  }
}

function publicUrl(source: string): string {
  return URL.canParse(source) ? source : new URL(source, 'https://files.invalid/').href;
}
