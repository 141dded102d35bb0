import type { ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { getActiveKey } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';

import { countOpenThreads } from './threads.ts';
import { useReviewComments } from './useReview.ts';

/** Returns the number of open threads by block of the page in view. */
export function useOpenThreads(): ReadonlyMap<ComponentId, number> {
  const epackId = useEditorState((state) => state.document.epackId);
  const key = useEditorState(getActiveKey);
  const comments = useReviewComments(epackId).data?.data.items;
  return useMemo(() => countOpenThreads(comments ?? [], key), [comments, key]);
}
