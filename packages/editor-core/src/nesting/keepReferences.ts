import { mapReferences } from '@vitrina/block-kit';
import type { AddComponents, BlockRules, ComponentId } from '@vitrina/epack-model';

import type { CopyDraft } from './subtrees.ts';

/**
 * Points references between blocks that are copied together to their copies. For example, a copied form shows
 * the copied blocks.
 *
 * @param added - the change that adds each draft, in the same order
 * @param isOfPage - whether the copies are from the same page. If not, references to other blocks are
 * removed.
 */
export function keepReferences(
  drafts: readonly CopyDraft[],
  added: readonly AddComponents[],
  rules: BlockRules,
  isOfPage: boolean,
): AddComponents[] {
  const idOf = mapCopies(drafts, added);
  if (idOf.size === 0) return [...added];
  return added.map((change) => ({
    ...change,
    components: mapReferences(change.components, rules, (id) => idOf.get(id) ?? (isOfPage ? id : undefined)),
  }));
}

/** Returns the id of the copy of each component that a draft was made from. */
export function mapCopies(
  drafts: readonly CopyDraft[],
  added: readonly AddComponents[],
): ReadonlyMap<ComponentId, ComponentId> {
  const idOf = new Map<ComponentId, ComponentId>();
  for (const [at, draft] of drafts.entries()) {
    const ids = listIds(draft);
    // A container created around the draft precedes the draft's components.
    const copies = added[at]?.components.slice(-ids.length) ?? [];
    for (const [index, { id: copyId }] of copies.entries()) {
      const id = ids[index];
      if (id !== undefined) idOf.set(id, copyId);
    }
  }
  return idOf;
}

/** Lists ids in the order in which drafts become components. */
function listIds({ id, children = [] }: CopyDraft): readonly (ComponentId | undefined)[] {
  return [id, ...children.flatMap(listIds)];
}
