import { stateByComponent } from '@vitrina/block-kit';
import type { ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { listOutdatedIds } from '@vitrina/editor-core/linked-copies';

import { useOutdatedCopies } from '../linked-copies/useOutdatedCopies.ts';
import { useTranslation } from '../translation/useTranslation.ts';

/**
 * The pending work on a copied component: translate it, review its translation, or apply its source's
 * changes.
 */
export type CopyMark = 'missing' | 'stale' | 'behind';

/** Returns the components of the page in view that need work, each with its most urgent mark. */
export function useCopyMarks(): ReadonlyMap<ComponentId, CopyMark> {
  const { texts } = useTranslation();
  const { outdatedCopies } = useOutdatedCopies();
  return useMemo(() => {
    const marks = new Map<ComponentId, CopyMark>();
    for (const id of listOutdatedIds(outdatedCopies)) marks.set(id, 'behind');
    for (const [id, state] of stateByComponent(texts ?? [])) {
      if (state !== 'done') marks.set(id, state);
    }
    return marks;
  }, [texts, outdatedCopies]);
}
