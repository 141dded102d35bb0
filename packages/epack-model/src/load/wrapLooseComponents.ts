import { instantiateDraft, type ComponentDraft } from '../draft.ts';
import type { Issue } from '../issue.ts';
import type { PageParts } from '../page/pageParts.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { freshIds } from './assignIds.ts';
import { featureKey } from './repairComponent.ts';

/** Wraps each run of components that stand loose at the top in a Feature of its own, in place. */
export function wrapLooseComponents(parts: PageParts, rules: BlockRules, issues: Issue[]): void {
  const topIds = parts.childIds.get(rootId) ?? [];
  if (topIds.every((id) => !isLoose(parts, id))) return;
  const nextTopIds: ComponentId[] = [];
  const nextId = freshIds(parts.components);
  for (const run of runsOf(parts, topIds)) {
    if (run.isLoose) {
      const featureId = nextId();
      nextTopIds.push(featureId);
      wrap(parts, run.ids, featureId, rules);
      issues.push({ code: 'model.load.wrapped', severity: 'info', componentId: featureId });
    } else {
      nextTopIds.push(...run.ids);
    }
  }
  parts.childIds.set(rootId, nextTopIds);
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

function isLoose({ components }: PageParts, id: ComponentId): boolean {
  return components.get(id)?.type !== 'feature';
}

function runsOf(parts: PageParts, ids: readonly ComponentId[]): Run[] {
  const runs: Run[] = [];
  for (const id of ids) {
    const loose = isLoose(parts, id);
    const last = runs.at(-1);
    if (loose && last?.isLoose) last.ids.push(id);
    else runs.push({ isLoose: loose, ids: [id] });
  }
  return runs;
}

function wrap(
  parts: PageParts,
  ids: readonly ComponentId[],
  featureId: ComponentId,
  rules: BlockRules,
): void {
  for (const feature of instantiateDraft(featureDraft(rules), featureId, rootId)) {
    parts.components.set(feature.id, feature);
  }
  for (const id of ids) {
    const child = parts.components.get(id);
    if (child) parts.components.set(id, { ...child, parentId: featureId });
  }
  parts.childIds.set(featureId, ids);
}
