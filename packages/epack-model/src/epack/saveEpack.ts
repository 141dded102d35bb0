import type { Issue } from '../issue.ts';
import { savePage } from '../load/savePage.ts';
import { pageAddress, type PageKey } from '../pageAddress.ts';
import type { BlockRules } from '../rules.ts';
import type { EpackData } from '../schemas/epackData.ts';
import { sizeTable } from '../schemas/size.ts';
import type { Epack } from './epack.ts';
import { currentFormatVersion } from './load/migrations.ts';

/** An epack on the wire, with the issues of what was left out. @public */
export interface SavedEpack {
  readonly epackData: EpackData;
  readonly issues: Issue[];
}

/**
 * Writes an epack for the wire.
 *
 * @param only - keys of the pages to write, from `changedPageKeys`. Default: every loaded page.
 * @public
 */
export function saveEpack(epack: Epack, rules: BlockRules, only?: readonly PageKey[]): SavedEpack {
  const { pages, otherFields, usedFonts, dataSources, customComponents, ...fields } = epack;
  const issues: Issue[] = [];
  const components: EpackData['components'] = {};
  for (const key of only ?? Object.keys(pages)) {
    const page = pages[key];
    if (!page) continue;
    const saved = savePage(page, rules);
    for (const issue of saved.issues) issues.push({ ...issue, page: key });
    const { locale, template, page: name } = pageAddress(key);
    ((components[locale] ??= {})[template] ??= {})[name] = saved.components;
  }
  const epackData = {
    formatVersion: currentFormatVersion,
    sizes: { ...sizeTable },
    ...otherFields,
    ...fields,
    usedFonts: [...usedFonts],
    dataSources: [...dataSources],
    customComponents: [...customComponents],
    components,
  };
  return { epackData, issues };
}
