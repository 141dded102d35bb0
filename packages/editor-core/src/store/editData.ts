import {
  applyEpackChange,
  nearestAddress,
  pageKeyPrefix,
  pageKey,
  type EpackChange,
  type EpackChangeResult,
} from '@vitrina/epack-model';
import { recordChange, resetHistory, resetHistoryByPrefix } from '@vitrina/history-engine';

import type { EditorThunk } from './editorState.ts';
import { documentAction } from './documentActions.ts';
import type { DocumentState, RemovedSection } from './documentState.ts';
import { invertDataEdit, toDataEdit } from './recordedEdit.ts';
import { epackDataKey, getActiveKey } from './selectors.ts';

/**
 * Edits the package data; the only way to do so. Changes to data, fonts and custom components can be undone.
 * Adding or removing a locale, template or page can't, since the history is part of the section.
 */
export function applyDataChange(change: EpackChange): EditorThunk<EpackChangeResult> {
  return (dispatch, getState, { now }) => {
    const { document } = getState();
    const result = applyEpackChange(document.epack, change);
    if (!result.ok) return result;
    const { epack, changedPages } = result;
    const historyKey = getHistoryKeyOf(change, getActiveKey(getState()));
    const removed = getRemoved(change);
    const kept = removed ? withoutHistoryOf(document.history, removed) : document.history;
    const edit = toDataEdit(document.epack, epack);
    const step = { type: change.type, change: edit, inverse: invertDataEdit(edit) };
    const history = historyKey === undefined ? kept : recordChange(kept, historyKey, step, { now });
    dispatch(
      documentAction(
        'edited',
        { epack, updatedPages: changedPages, history, ...(removed && { removed }) },
        [],
      ),
    );
    const active = nearestAddress(epack, document.active);
    if (changedPages.includes(pageKey(document.active)) || active !== document.active) {
      dispatch(documentAction('activated', active, 'all'));
    }
    return result;
  };
}

/** Returns the key of the history that records a change; undefined if it can't be undone. */
function getHistoryKeyOf({ type }: EpackChange, activeKey: string): string | undefined {
  switch (type) {
    case 'updateManifest':
    case 'changeType':
      return epackDataKey;
    case 'saveCustomComponent':
    case 'removeCustomComponent':
    case 'updateFont':
    case 'updateDataSources':
    case 'updateTemplateConfiguration':
    case 'setDirection':
    case 'setPages':
      return activeKey;
    default:
      return undefined;
  }
}

/** Returns the section that a change removes from the server at the next save. */
function getRemoved(change: EpackChange): RemovedSection | undefined {
  switch (change.type) {
    case 'removeLocale':
      return { locale: change.locale, template: null, page: null };
    case 'removeTemplate':
      return { locale: change.locale, template: change.template, page: null };
    case 'removePage':
      return { locale: change.locale, template: change.template, page: change.page };
    default:
      return undefined;
  }
}

function withoutHistoryOf(
  history: DocumentState['history'],
  { locale, template, page }: RemovedSection,
): DocumentState['history'] {
  if (template !== null && page !== null) return resetHistory(history, pageKey({ locale, template, page }));
  return resetHistoryByPrefix(history, pageKeyPrefix(locale, template ?? undefined));
}
