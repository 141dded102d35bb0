import type { ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { listOutdatedIds } from '@vitrina/editor-core/linked-copies';
import { stateByComponent } from '@vitrina/editor-core/texts';

import { useOutdatedCopies } from '../linked-copies/useOutdatedCopies.ts';
import { useTranslation } from '../translation/useTranslation.ts';

/** What is to be done about a copied component: translate it, look over its translation, or take its source's changes over. */
export type CopyMark = 'missing' | 'stale' | 'behind';

/** The components of the page in view that want something done, each with the most pressing. */
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
