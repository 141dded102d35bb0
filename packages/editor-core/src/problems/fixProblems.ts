import { pageKey, type PageChange, type SinglePageChange } from '@vitrina/epack-model';
import { readSourceRecord, withKnownFacts } from '@vitrina/page-designs';

import { applyChange } from '../store/edit.ts';
import { applyDataChange } from '../store/editData.ts';
import type { EditorThunk } from '../store/editorState.ts';
import type { FoundProblem } from './problem.ts';
import { recordOutdated } from './recordProblems.ts';

/** Fixes problems by their changes, as one step of each page's history. */
export function fixProblems(problems: readonly Pick<FoundProblem, 'code' | 'target' | 'fix'>[]): EditorThunk {
  return (dispatch) => {
    const placed = problems.flatMap(({ target, fix }) =>
      fix && 'address' in target ? [{ key: pageKey(target.address), fix }] : [],
    );
    for (const [page, fixes] of Map.groupBy(placed, ({ key }) => key)) {
      const changes = fixes.flatMap(({ fix }) => listChanges(fix));
      dispatch(applyChange({ type: 'batch', changes }, { page }));
    }
    if (problems.some(({ code }) => code === recordOutdated)) dispatch(rememberRecord());
  };
}

/** Keeps what the record says now: the pages show it, and it can change again. */
function rememberRecord(): EditorThunk {
  return (dispatch, getState) => {
    const { epack, recordFacts } = getState().document;
    const record = readSourceRecord(epack.manifest);
    if (!record || !recordFacts) return;
    const sourceRecord = withKnownFacts(record, recordFacts);
    dispatch(applyDataChange({ type: 'updateManifest', fields: { sourceRecord } }));
  };
}

function listChanges(change: PageChange): readonly SinglePageChange[] {
  return change.type === 'batch' ? change.changes : [change];
}
