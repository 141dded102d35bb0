import { applyAddComponents } from '../changes/addComponents.ts';
import { type ComponentDraft, instantiateDraft } from '../draft.ts';
import { emptyPage, type Page } from '../page/page.ts';
import { type Component, rootId } from '../schemas/component.ts';

/**
 * Creates a page of drafts, in order.
 *
 * @throws Error if they are not a page
 * @public
 */
export function createPage(drafts: readonly ComponentDraft[]): Page {
  const components: Component[] = [];
  for (const draft of drafts) components.push(...instantiateDraft(draft, components.length + 1, rootId));
  const added = applyAddComponents(emptyPage, {
    type: 'addComponents',
    parentId: rootId,
    index: 0,
    components,
  });
  if (!added.ok) throw new Error(`The drafts are not a page: ${added.code}`);
  return added.page;
}
