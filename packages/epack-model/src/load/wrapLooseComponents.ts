import { instantiateDraft, type ComponentDraft } from '../draft.ts';
import type { Issue } from '../issue.ts';
import { childListOf } from '../page/childList.ts';
import { withChildList, withComponent } from '../page/editPage.ts';
import { getChildIds, getComponent, nextComponentId, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { featureKey } from './repairComponent.ts';

/** The page with each run of components that stand loose at the top wrapped in a Feature of its own. */
export function wrapLooseComponents(page: Page, rules: BlockRules, issues: Issue[]): Page {
  const topIds = getChildIds(page, rootId);
  if (topIds.every((id) => getComponent(page, id)?.type === 'feature')) return page;
  const nextTopIds: ComponentId[] = [];
  let next = page;
  for (const run of runsOf(page, topIds)) {
    if (!run.isLoose) {
      nextTopIds.push(...run.ids);
      continue;
    }
    const featureId = nextComponentId(next);
    next = withFeature(next, featureId, run.ids, rules);
    nextTopIds.push(featureId);
    issues.push({ code: 'model.load.wrapped', severity: 'info', componentId: featureId });
  }
  return withChildList(next, rootId, childListOf(nextTopIds));
}

/** A Feature without content. */
export function featureDraft(rules: BlockRules): ComponentDraft {
  const draft = rules.find(featureKey)?.createSubtree() ?? { componentKey: featureKey, type: 'feature' };
  return { ...draft, children: [] };
}

interface Run {
  readonly isLoose: boolean;
  readonly ids: ComponentId[];
}

function runsOf(page: Page, ids: readonly ComponentId[]): Run[] {
  const runs: Run[] = [];
  for (const id of ids) {
    const isLoose = getComponent(page, id)?.type !== 'feature';
    const last = runs.at(-1);
    if (isLoose && last?.isLoose) last.ids.push(id);
    else runs.push({ isLoose, ids: [id] });
  }
  return runs;
}

function withFeature(page: Page, id: ComponentId, childIds: readonly ComponentId[], rules: BlockRules): Page {
  let next = page;
  for (const feature of instantiateDraft(featureDraft(rules), id, rootId)) next = withComponent(next, feature);
  for (const childId of childIds) {
    const child = getComponent(next, childId);
    if (child) next = withComponent(next, { ...child, parentId: id });
  }
  return withChildList(next, id, childListOf(childIds));
}
