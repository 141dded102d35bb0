import type { AddComponents } from '../changes/pageChange.ts';
import { instantiateDraft, type ComponentDraft } from '../draft.ts';
import { featureDraft } from '../load/wrapLooseComponents.ts';
import type { PlacementCode } from '../nesting/changeRefusal.ts';
import { nextComponentId, type Page } from '../page/page.ts';
import type { BlockRules } from '../rules.ts';
import { rootId, type ComponentId } from '../schemas/component.ts';
import { placeForNew } from './placeForNew.ts';

/** A change to apply, or the reason there is none. @public */
export type Plan<Change, Code extends string = PlacementCode> =
  | { readonly ok: true; readonly change: Change; readonly id: ComponentId }
  | { readonly ok: false; readonly code: Code };

/**
 * Plans the addition of a draft at the place `placeForNew` finds, with ids after the highest. A component at
 * the top level is wrapped in a Feature, as on load. `id` is the draft's component.
 *
 * @public
 */
export function planAddComponent(
  page: Page,
  draft: ComponentDraft,
  activeId: ComponentId | undefined,
  rules: BlockRules,
): Plan<AddComponents> {
  const place = placeForNew(page, { key: draft.componentKey, type: draft.type }, activeId, rules);
  if (typeof place === 'string') return { ok: false, code: place };
  const isLoose = place.parentId === rootId && draft.type !== 'feature';
  const whole = isLoose ? { ...featureDraft(rules), children: [draft] } : draft;
  const firstId = nextComponentId(page);
  const components = instantiateDraft(whole, firstId, place.parentId);
  return {
    ok: true,
    change: { type: 'addComponents', ...place, components },
    id: isLoose ? firstId + 1 : firstId,
  };
}
