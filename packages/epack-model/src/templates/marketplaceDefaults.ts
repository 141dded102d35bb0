import { instantiateDraft } from '../draft.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type Component } from '../schemas/component.ts';
import { amazonTemplate, ozonTemplate } from './templateNames.ts';

/** The initial blocks of a marketplace's template, by template. @public */
export const marketplaceDefaults: Readonly<Record<string, readonly string[]>> = {
  [ozonTemplate]: ['OzonPictureWithMargins', 'OzonTitleDescription', 'OzonTextList'],
  [amazonTemplate]: ['AmazonPicture', 'AmazonTitleDescription', 'AmazonSpecs'],
};

/**
 * Creates the components of a marketplace template's first page from the catalog's blocks; `undefined` for
 * templates without such defaults.
 *
 * @public
 */
export function createMarketplacePage(template: string, rules: BlockRules): Component[] | undefined {
  if (!Object.hasOwn(marketplaceDefaults, template)) return undefined;
  const components: Component[] = [];
  for (const key of marketplaceDefaults[template] ?? []) {
    const draft = rules.find(key)?.createSubtree();
    if (draft) components.push(...instantiateDraft(draft, components.length + 1, rootId));
  }
  return components;
}
