import { instantiateDraft, type ComponentDraft } from '../draft.ts';
import type { Issue } from '../issue.ts';
import type { PageParts } from '../page/pageParts.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { freshIds } from './assignIds.ts';
import { featureKey } from './repairComponent.ts';

/** Wraps each run of loose components at the top level in a Feature, in place. */
export function wrapLooseComponents(parts: PageParts, rules: BlockRules, issues: Issue[]): void {
  const topIds = parts.childIds.get(rootId) ?? [];
  if (topIds.every((id) => !isLoose(parts, id))) return;
  const nextTopIds: ComponentId[] = [];
  const nextId = freshIds(parts.components);
  let run: ComponentId[] | undefined;
  for (const id of topIds) {
    if (!isLoose(parts, id)) {
      run = undefined;
      nextTopIds.push(id);
    } else if (run) {
      run.push(id);
      adopt(parts, id, nextTopIds.at(-1) ?? rootId);
    } else {
      const featureId = nextId();
      run = [id];
      nextTopIds.push(featureId);
      addFeature(parts, featureId, run, rules);
      adopt(parts, id, featureId);
      issues.push({ code: 'model.load.wrapped', severity: 'info', componentId: featureId });
    }
  }
  parts.childIds.set(rootId, nextTopIds);
}

/** Returns an empty Feature. */
export function featureDraft(rules: BlockRules): ComponentDraft {
  const draft = rules.find(featureKey)?.createSubtree() ?? { componentKey: featureKey, type: 'feature' };
  return { ...draft, children: [] };
}

function isLoose({ components }: PageParts, id: ComponentId): boolean {
  return components.get(id)?.type !== 'feature';
}

function addFeature(
  parts: PageParts,
  featureId: ComponentId,
  childIds: readonly ComponentId[],
  rules: BlockRules,
): void {
  for (const feature of instantiateDraft(featureDraft(rules), featureId, rootId)) {
    parts.components.set(feature.id, feature);
  }
  parts.childIds.set(featureId, childIds);
}

function adopt({ components }: PageParts, id: ComponentId, parentId: ComponentId): void {
  const child = components.get(id);
  if (child) components.set(id, { ...child, parentId });
}
