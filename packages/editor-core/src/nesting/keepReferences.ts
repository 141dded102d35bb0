import { mapReferences } from '@vitrina/block-kit';
import type { AddComponents, BlockRules, ComponentId } from '@vitrina/epack-model';

import type { CopyDraft } from './subtrees.ts';

/**
 * Copies that come together: what names others that come with it, as a form names those it shows, names their copies.
 *
 * @param added - the change that adds each draft, in the same order
 * @param isOfPage - whether they are copies of what stands on the page; else what does not come with them is not there
 */
export function keepReferences(
  drafts: readonly CopyDraft[],
  added: readonly AddComponents[],
  rules: BlockRules,
  isOfPage: boolean,
): AddComponents[] {
  const idOf = new Map<ComponentId, ComponentId>();
  for (const [at, draft] of drafts.entries()) {
    const ids = listIds(draft);
    // A container that was made for the draft stands before it.
    const copies = added[at]?.components.slice(-ids.length) ?? [];
    for (const [index, { id: copyId }] of copies.entries()) {
      const id = ids[index];
      if (id !== undefined) idOf.set(id, copyId);
    }
  }
  if (idOf.size === 0) return [...added];
  return added.map((change) => ({
    ...change,
    components: mapReferences(change.components, rules, (id) => idOf.get(id) ?? (isOfPage ? id : undefined)),
  }));
}

/** In the order in which drafts become components. */
function listIds({ id, children = [] }: CopyDraft): readonly (ComponentId | undefined)[] {
  return [id, ...children.flatMap(listIds)];
}
