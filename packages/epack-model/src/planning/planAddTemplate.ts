import type { AddTemplate } from '../changes/epack/addTemplate.ts';
import type { BlockRules } from '../rules.ts';
import { createMarketplacePage } from '../templates/marketplaceDefaults.ts';

/**
 * Plans adding a template: Ozon's and Amazon's start from the marketplace's default blocks, all others from
 * the master template.
 *
 * @public
 */
export function planAddTemplate(locale: string, template: string, rules: BlockRules): AddTemplate {
  const components = createMarketplacePage(template, rules);
  const change = { type: 'addTemplate' as const, locale, template };
  return components ? { ...change, components } : change;
}
