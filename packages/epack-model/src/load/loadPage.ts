import type { Issue } from '../issue.ts';
import type { Json } from '../json.ts';
import { emptyPage, type Page } from '../page/page.ts';
import { pageOf, type PageParts } from '../page/pageParts.ts';
import type { BlockRules } from '../rules.ts';
import type { ComponentId } from '../schemas/component.ts';
import { cleanJson, maxPageDepth } from './cleanJson.ts';
import { countByKind } from './countByKind.ts';
import { linkComponents } from './linkComponents.ts';
import type { LinkedComponent } from './linkedComponent.ts';
import { repairComponent } from './repairComponent.ts';
import { reportOn } from './report.ts';
import { wrapLooseComponents } from './wrapLooseComponents.ts';

/** A page, with the issues repaired while reading it. @public */
export interface LoadedPage {
  readonly page: Page;
  readonly issues: Issue[];
}

/**
 * Reads a page from the wire and repairs it: derives keys, removes unknown and fills missing props, sets
 * types, wraps loose components, renumbers the order, and fixes broken ids, links and values. Every repair is
 * an issue; unknown blocks, properties and fields are kept. Never throws, for any `wire`; `null` and
 * `undefined` are an empty page.
 *
 * @public
 */
export function loadPage(wire: unknown, rules: BlockRules): LoadedPage {
  const issues: Issue[] = [];
  const page = loadCleanPage(cleanJson(wire ?? [], issues, maxPageDepth), rules, issues);
  return { page, issues };
}

/** Like `loadPage`, for input that is known to be JSON. */
export function loadCleanPage(list: Json, rules: BlockRules, issues: Issue[]): Page {
  if (!Array.isArray(list)) {
    issues.push({ code: 'model.load.notList', severity: 'error' });
    return emptyPage;
  }
  const found: Issue[] = [];
  const parts = partsOf(linkComponents(list, found), rules, found);
  wrapLooseComponents(parts, rules, found);
  for (const issue of countByKind(found)) issues.push(issue);
  return pageOf(parts);
}

function partsOf(
  byParent: ReadonlyMap<ComponentId, readonly LinkedComponent[]>,
  rules: BlockRules,
  issues: Issue[],
): PageParts {
  const parts: PageParts = { components: new Map(), childIds: new Map() };
  for (const [parentId, siblings] of byParent) {
    parts.childIds.set(
      parentId,
      siblings.map(({ id }) => id),
    );
    for (const { raw, id } of siblings) {
      parts.components.set(id, repairComponent(raw, id, parentId, rules, reportOn(issues, id)));
    }
  }
  return parts;
}
