import { pageKey, type PageChange, type SinglePageChange } from '@vitrina/epack-model';

import { applyChange } from '../store/edit.ts';
import type { EditorThunk } from '../store/editorState.ts';
import type { FoundProblem } from './findProblems.ts';

/** Fixes problems by their changes, as one step of each page's history. */
export function fixProblems(problems: readonly Pick<FoundProblem, 'target' | 'fix'>[]): EditorThunk {
  return (dispatch) => {
    const placed = problems.flatMap(({ target, fix }) =>
      fix && 'address' in target ? [{ key: pageKey(target.address), fix }] : [],
    );
    for (const [page, fixes] of Map.groupBy(placed, ({ key }) => key)) {
      const changes = fixes.flatMap(({ fix }) => listChanges(fix));
      dispatch(applyChange({ type: 'batch', changes }, { page }));
    }
  };
}

function listChanges(change: PageChange): readonly SinglePageChange[] {
  return change.type === 'batch' ? change.changes : [change];
}
