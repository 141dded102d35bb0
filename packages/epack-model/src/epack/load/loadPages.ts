import { defaultPage } from '../../defaults.ts';
import type { Issue } from '../../issue.ts';
import { isRecord, type Json } from '../../json.ts';
import { loadCleanPage } from '../../load/loadPage.ts';
import { emptyPage, type Page } from '../../page/page.ts';
import { pageKey, type PageKey } from '../../pageAddress.ts';
import type { BlockRules } from '../../rules.ts';
import { isValidName } from '../isValidName.ts';

/**
 * Loads the pages of `components` (by locale, template, page). A template without pages gets an empty index
 * page.
 */
export function loadPages(
  components: Json | undefined,
  rules: BlockRules,
  issues: Issue[],
): Record<PageKey, Page> {
  const pages: Record<PageKey, Page> = {};
  for (const [locale, templates] of entriesOf(components, '/components', issues)) {
    for (const [template, byName] of entriesOf(templates, `/components/${locale}`, issues)) {
      const found = entriesOf(byName, `/components/${locale}/${template}`, issues);
      for (const [page, list] of found) {
        const key = pageKey({ locale, template, page });
        const own: Issue[] = [];
        pages[key] = loadCleanPage(list ?? [], rules, own);
        for (const issue of own) issues.push({ ...issue, page: key });
      }
      if (found.length > 0) continue;
      const key = pageKey({ locale, template, page: defaultPage });
      pages[key] = emptyPage;
      issues.push({ code: 'model.load.pageAdded', severity: 'info', page: key });
    }
  }
  return pages;
}

function entriesOf(value: Json | undefined, path: string, issues: Issue[]): [string, Json][] {
  if (value === undefined || value === null) return [];
  if (!isRecord(value)) {
    issues.push({ code: 'model.load.fieldRepaired', severity: 'error', path, values: { field: path } });
    return [];
  }
  return Object.entries(value as Record<string, Json>).filter(([name]) => {
    const isValid = isValidName(name);
    if (!isValid) issues.push({ code: 'model.load.nameInvalid', severity: 'error', path, values: { name } });
    return isValid;
  });
}
