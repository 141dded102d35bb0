import { calls } from '@vitrina/api-client/calls';
import type { KeptStep } from '@vitrina/api-client/contract';
import { applyPageChange, pageAddress, type Page, type PageChange, type PageKey } from '@vitrina/epack-model';
import type { HistoryStep, KeyHistory } from '@vitrina/history-engine';

import { documentAction } from '../store/documentActions.ts';
import type { DocumentState } from '../store/documentState.ts';
import type { EditorThunk } from '../store/editorState.ts';
import type { RecordedEdit } from '../store/recordedEdit.ts';

/**
 * Loads the steps of a page from earlier visits. The history continues those that lead to the page as it was loaded, so that one
 * can return to each of them; the others can only be read. A failure leaves the history without them.
 */
export function loadSteps(key: PageKey): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { client, logFailure }) => {
    const { epackId } = getState().document;
    if (epackId === undefined || getState().document.keptSteps[key]) return;
    const { locale, template, page } = pageAddress(key);
    try {
      const query = { lang: locale, template, page };
      const { data } = await client.call(calls.listPageSteps, { params: { id: epackId }, query });
      const { document } = getState();
      if (document.epackId !== epackId || document.keptSteps[key] || !document.epack.pages[key]) return;
      const { steps: earlier, revision } = data;
      const restored = revision === null ? undefined : restoreSteps(document, key, { revision, earlier });
      const kept = { revision: undefined, earlier, restored: [], count: earlier.length, sent: [] };
      if (restored === undefined || revision === null) {
        dispatch(documentAction('stepsKept', { key, kept }, []));
        return;
      }
      const own = document.history[key];
      const history = { ...document.history, [key]: prepend(restored, own) };
      const continued = { ...kept, revision, restored, sent: restored };
      dispatch(documentAction('stepsKept', { key, kept: continued, history }, []));
    } catch (error) {
      logFailure(`Could not load the history of ${key}`, error);
    }
  };
}

function prepend(
  restored: readonly HistoryStep<RecordedEdit>[],
  own: KeyHistory<RecordedEdit> | undefined,
): KeyHistory<RecordedEdit> {
  if (own === undefined) {
    return { position: restored.length, lastChangeTs: 0, steps: restored, isSealed: true };
  }
  return { ...own, position: own.position + restored.length, steps: [...restored, ...own.steps] };
}

/** Returns the last kept steps that lead to the page as it was loaded; undefined if none do. */
function restoreSteps(
  document: DocumentState,
  key: PageKey,
  { revision, earlier }: { readonly revision: number; readonly earlier: readonly KeptStep[] },
): readonly HistoryStep<RecordedEdit>[] | undefined {
  const isDraft = document.draftPages.includes(key);
  if (isDraft || document.revisions[key] !== revision) return undefined;
  const opened = toOpened(document, key);
  if (opened === undefined) return undefined;
  const restored: HistoryStep<RecordedEdit>[] = [];
  let page = opened;
  for (const step of earlier.toReversed()) {
    const before = step.isDetached || step.entries === null ? undefined : undoEntries(page, step.entries);
    if (before === undefined) break;
    page = before;
    restored.unshift(toHistoryStep(step, key));
  }
  return restored;
}

/** Returns the page as it was loaded: without the edits of this visit. */
function toOpened({ epack, history }: DocumentState, key: PageKey): Page | undefined {
  let page = epack.pages[key] ?? undefined;
  const own = history[key];
  for (const { changes } of own?.steps.slice(0, own.position).toReversed() ?? []) {
    const entries = changes.map(({ inverse }) => (inverse.scope === 'page' ? inverse.change : undefined));
    page = page && undoAll(page, entries);
  }
  return page;
}

function undoEntries(page: Page, entries: NonNullable<KeptStep['entries']>): Page | undefined {
  return undoAll(
    page,
    entries.map(({ inverse }) => inverse as PageChange),
  );
}

/** Applies inverses, the last first. Returns undefined if one does not fit the page. */
function undoAll(page: Page, inverses: readonly (PageChange | undefined)[]): Page | undefined {
  let current = page;
  for (const inverse of inverses.toReversed()) {
    const result = inverse && tryChange(current, inverse);
    if (result?.ok !== true) return undefined;
    current = result.page;
  }
  return current;
}

/** Stored changes can be of a later version, or damaged. */
function tryChange(page: Page, change: PageChange) {
  try {
    return applyPageChange(page, change);
  } catch {
    return undefined;
  }
}

function toHistoryStep({ summary, entries, doneDate }: KeptStep, key: PageKey): HistoryStep<RecordedEdit> {
  const toEdit = (change: unknown) => ({ scope: 'page' as const, key, change: change as PageChange });
  return {
    type: summary.type,
    mergeKey: summary.type,
    changes: (entries ?? []).map(({ change, inverse }) => ({
      change: toEdit(change),
      inverse: toEdit(inverse),
    })),
    doneTs: Date.parse(doneDate),
  };
}
