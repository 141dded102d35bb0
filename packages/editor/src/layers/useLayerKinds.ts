import { pageKey, type ComponentId } from '@vitrina/epack-model';
import { useMemo } from 'react';
import { listChanged } from '@vitrina/editor-core/history';
import { getActiveKey, getOpenedPosition } from '@vitrina/editor-core/store';
import { useEditorState } from '@vitrina/editor-ui/store';

import { useProblems } from '../problems/useProblems.ts';
import type { CopyMark } from '../sections/useCopyMarks.ts';
import type { LayerKind } from './layerFilter.ts';

/** Returns the blocks of the page in view by the work they need. */
export function useLayerKinds(
  marks: ReadonlyMap<ComponentId, CopyMark>,
): Readonly<Record<LayerKind, ReadonlySet<ComponentId>>> {
  const key = useEditorState(getActiveKey);
  const history = useEditorState((state) => state.document.history[key]);
  const openedAt = useEditorState(getOpenedPosition);
  const problems = useProblems();
  return useMemo(() => {
    const withProblem = problems.flatMap(({ target }) =>
      target.kind === 'component' && pageKey(target.address) === key ? [target.id] : [],
    );
    const toTranslate = [...marks].flatMap(([id, mark]) => (mark === 'behind' ? [] : [id]));
    return {
      changed: listChanged(history, openedAt),
      problems: new Set(withProblem),
      untranslated: new Set(toTranslate),
    };
  }, [key, history, openedAt, problems, marks]);
}
