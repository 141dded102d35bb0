import { type Page, walkPage } from '@vitrina/epack-model';

import type { BlockSet } from './blockSet.ts';
import type { ContentRules } from './contentRules.ts';
import type { Finding } from './finding.ts';
import { listAssets } from './listAssets.ts';

const bytesPerKilobyte = 1000;

/**
 * Finds a page whose files are heavier together than the company wants. Each counts once, as it is stored: shoppers get
 * smaller forms of an image where their screen is small.
 */
export function findTooHeavy(
  page: Page,
  blocks: BlockSet,
  { maxPageWeight: limit }: ContentRules,
  bytesOf: (source: string) => number | undefined,
): readonly Finding[] {
  if (!limit) return [];
  const bytes = new Map<string, number>();
  for (const component of walkPage(page)) {
    const definition = blocks.find(component.componentKey);
    for (const { asset } of definition ? listAssets(component, definition) : []) {
      bytes.set(asset.src, bytesOf(asset.src) ?? asset.sizeBytes ?? 0);
    }
  }
  const total = [...bytes.values()].reduce((sum, one) => sum + one, 0);
  const kilobytes = Math.ceil(total / bytesPerKilobyte);
  if (kilobytes <= limit.value) return [];
  const values = { kilobytes, most: limit.value };
  return [{ code: 'pageTooHeavy', severity: limit.severity, values }];
}
