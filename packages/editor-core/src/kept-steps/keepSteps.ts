import { calls } from '@vitrina/api-client/calls';
import type { PageStep } from '@vitrina/api-client/contract';
import type { Catalogue } from '@vitrina/block-catalogue';
import { pageAddress, type Page, type PageKey } from '@vitrina/epack-model';
import type { HistoryStep } from '@vitrina/history-engine';

import { describeStep } from '../history/describeStep.ts';
import { documentAction } from '../store/documentActions.ts';
import type { DocumentState } from '../store/documentState.ts';
import type { EditorThunk } from '../store/editorState.ts';
import { countShared, type KeptPage } from '../store/keptPage.ts';
import type { RecordedEdit } from '../store/recordedEdit.ts';

/** The number of new steps that are sent at once; older ones of the same save are left out. */
const maxSteps = 100;

/** The size of a step whose changes are kept, in characters of JSON. A larger one can only be read. */
const maxEntriesLength = 60_000;

const notLoaded: KeptPage = { revision: undefined, earlier: [], restored: [], count: 0, sent: [] };

/** Sends the steps of the saved pages to the server, which keeps them for later visits. A failure leaves them unsent. */
export function keepSteps(): EditorThunk<Promise<void>> {
  return async (dispatch, getState, { client, catalogue, logFailure }) => {
    for (const key of listUnkept(getState().document)) {
      const { document } = getState();
      const page = document.epack.pages[key];
      const own = document.history[key];
      const revision = document.revisions[key];
      if (document.epackId === undefined || !page || !own || revision === undefined) continue;
      const kept = document.keptSteps[key] ?? notLoaded;
      const steps = own.steps.slice(0, own.position);
      const sharedCount = countShared(kept.sent, steps);
      const { locale, template, page: name } = pageAddress(key);
      const body = {
        lang: locale,
        template,
        page: name,
        from: kept.revision ?? null,
        revision,
        keep: Math.max(0, kept.count - kept.sent.length + sharedCount),
        steps: toPageSteps(steps.slice(sharedCount), page, catalogue),
      };
      try {
        const { data } = await client.call(calls.keepPageSteps, { params: { id: document.epackId }, body });
        const sent = { ...kept, revision, count: data.count, sent: steps };
        dispatch(documentAction('stepsKept', { key, kept: sent }, []));
      } catch (error) {
        logFailure(`Could not keep the history of ${key}`, error);
      }
    }
  };
}

/** Returns the saved pages with steps that the server doesn't have. */
function listUnkept({ history, updatedPages, revisions, keptSteps, epack }: DocumentState): PageKey[] {
  return Object.keys(history).filter(
    (key) =>
      Boolean(epack.pages[key]) &&
      updatedPages[key] === undefined &&
      revisions[key] !== undefined &&
      revisions[key] !== keptSteps[key]?.revision,
  );
}

function toPageSteps(
  steps: readonly HistoryStep<RecordedEdit>[],
  page: Page,
  catalogue: Catalogue,
): PageStep[] {
  return steps.slice(-maxSteps).map((step) => {
    const entries = step.changes.flatMap(({ change, inverse }) =>
      change.scope === 'page' && inverse.scope === 'page'
        ? [{ change: change.change, inverse: inverse.change }]
        : [],
    );
    const isSmall = JSON.stringify(entries).length <= maxEntriesLength;
    return {
      doneDate: new Date(step.doneTs ?? 0).toISOString(),
      summary: describeStep(step, page, catalogue),
      entries: isSmall ? entries : null,
    };
  });
}
