import { contract, type TextRun, type TextRunProposals } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import {
  answerCalls,
  type AnsweredCalls,
  dataAnswer,
  makeProfile,
  SessionFrame,
  sessionHandlers,
} from '@vitrina/session/testing';
import { toast } from '@vitrina/ui-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { messages } from '../../messages/index.ts';
import { idOf, makeEpackItem } from '../../testing/makeEpackItem.ts';
import { EpackListScreen } from '../EpackListScreen.tsx';

type Row = TextRunProposals;

function makeRow(number: number, changes: Partial<Row> = {}): Row {
  return {
    id: number,
    epackId: idOf(number),
    name: `Kettle ${number}`,
    type: 'minisite',
    thumbnail: null,
    status: 'proposed',
    message: null,
    isReviewed: false,
    proposalCount: 2,
    refusals: [],
    skippedCount: 0,
    skipped: [],
    proposals: [makeProposal('1 text', 'Kettle', `Kettle ${number}`), makeProposal('2 text', 'Old', 'Fast')],
    ...changes,
  };
}

function makeProposal(key: string, before: string, after: string): Row['proposals'][number] {
  return {
    key,
    template: 'master_template',
    page: 'index.html',
    component: { componentKey: 'Text', displayName: 'Text' },
    before,
    after,
    sources: [{ key: 'lead', text: 'It boils in two minutes' }],
    refusal: null,
    isLeft: false,
  };
}

/** The run on the server: null before it is created. */
let run: Pick<TextRun, 'status' | 'message'> | null;
let rows: Row[];
let hasModel: boolean;
let answered: AnsweredCalls;

function toRun(): TextRun {
  const counts = { waiting: 0, proposed: 0, none: 0, applying: 0, applied: 0, changed: 0, failed: 0 };
  for (const { status } of rows) counts[status]++;
  const reviewedCount = rows.filter(({ status, isReviewed }) => status === 'proposed' && isReviewed).length;
  const { status, message } = run ?? { status: 'done', message: null };
  const createdDate = '2026-03-04T10:00:00.000Z';
  return {
    id: 7,
    task: 'write',
    locale: 'de',
    status,
    message,
    createdDate,
    total: rows.length,
    counts,
    reviewedCount,
    skippedCount: rows.reduce((sum, row) => sum + row.skippedCount, 0),
  };
}

const change = (ids: readonly number[] | undefined, from: Row['status'], to: Row['status']) => {
  rows = rows.map((row) =>
    row.status === from && (ids ? ids.includes(row.id) : row.isReviewed) ? { ...row, status: to } : row,
  );
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  run = null;
  rows = [makeRow(1), makeRow(2)];
  hasModel = true;
  answered = answerCalls(
    ...sessionHandlers(makeProfile()),
    mockCall(contract.listEpacks, () => {
      const items = [1, 2].map((number) => makeEpackItem(number, { name: `Kettle ${number}`, locale: 'de' }));
      return dataAnswer({ items, total: 2 });
    }),
    mockCall(contract.listAiActions, () => {
      const action = { id: 'rewrite', name: 'Rewrite', description: '', needsModel: true, values: [] };
      return dataAnswer({ items: [{ ...action, isAvailable: hasModel, unavailableReason: null }], total: 1 });
    }),
    mockCall(contract.createTextRun, () => {
      run = { status: 'done', message: null };
      return dataAnswer(toRun());
    }),
    mockCall(contract.listTextRuns, () => {
      const { message: _message, reviewedCount: _reviewed, skippedCount: _skipped, ...item } = toRun();
      return dataAnswer({ items: run ? [item] : [], total: run ? 1 : 0 });
    }),
    mockCall(contract.getTextRun, () => dataAnswer(toRun())),
    mockCall(contract.listTextRunRows, ({ query }) => {
      const found = rows.filter(({ status }) => !query.status || status === query.status);
      return dataAnswer({
        items: found.map(({ proposals: _proposals, skipped: _places, ...row }) => row),
        total: found.length,
      });
    }),
    mockCall(contract.getTextRunRow, ({ params }) => dataAnswer(rowOf(params.rowId))),
    mockCall(contract.reviewTextRunRow, ({ params, body }) => {
      rows = rows.map((row) =>
        row.id === params.rowId
          ? {
              ...row,
              isReviewed: body.isReviewed,
              proposals: row.proposals.map((each) => ({ ...each, isLeft: body.left.includes(each.key) })),
            }
          : row,
      );
      return dataAnswer(rowOf(params.rowId));
    }),
    mockCall(contract.applyTextRun, ({ body }) => {
      change(body.rowIds, 'proposed', 'applied');
      return dataAnswer(toRun());
    }),
    mockCall(contract.continueTextRun, ({ body }) => {
      run = { status: 'done', message: null };
      for (const from of ['changed', 'failed', 'none'] as const) change(body.rowIds, from, 'proposed');
      return dataAnswer(toRun());
    }),
  );
});

function rowOf(id: unknown): Row {
  const row = rows.find((each) => each.id === Number(id));
  if (!row) throw new Error(`No package ${String(id)}`);
  return row;
}

afterEach(() => {
  answered.restore();
  toast.clear();
});

const noop = () => undefined;
const dialog = page.getByRole('dialog', { name: 'Write texts from the records' });
const review = (name: string) => page.getByRole('dialog', { name, exact: true });
const listed = (name: string) => page.getByRole('listitem').filter({ hasText: name });

async function open(): Promise<void> {
  await page.viewport(1440, 900);
  const element = <EpackListScreen onOpen={noop} onCreate={noop} previewUrl={(id) => `/preview/${id}`} />;
  await render(
    <SessionFrame routes={[{ path: '/', element }]} path="/" catalogues={[modelMessages, messages]} />,
  );
  await expect.element(page.getByRole('row', { name: /Kettle 1/ })).toBeVisible();
}

/** Selects all packages and has their texts proposed. */
async function start(): Promise<void> {
  await open();
  await page.getByRole('row').nth(0).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Write texts from the records' }).click();
  await dialog.getByRole('button', { name: 'Propose texts for 2 packages' }).click();
  await expect.element(listed('Kettle 1')).toMatchTextContent(/To review · 2 texts/);
}

test('texts of the selected packages are proposed in their locale, reviewed one by one and applied', async () => {
  await start();
  expect(answered.bodiesOf('/api/constructor/text-runs').filter(Boolean)).toEqual([
    { ids: [idOf(1), idOf(2)], task: 'write', locale: 'de' },
  ]);
  await expect.element(dialog.getByRole('button', { name: 'Apply reviewed packages' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Kettle 1' }).click();
  await expect
    .element(review('Kettle 1').getByText('From the record: It boils in two minutes').first())
    .toBeVisible();
  await review('Kettle 1').getByRole('checkbox').nth(1).click();
  await review('Kettle 1').getByRole('button', { name: 'Mark as reviewed' }).click();
  // The next package follows.
  await review('Kettle 2').getByRole('button', { name: 'Close' }).click();
  await expect.element(listed('Kettle 1')).toMatchTextContent(/Reviewed · 2 texts/);
  await dialog.getByRole('button', { name: 'Apply 1 reviewed package' }).click();
  await expect.element(listed('Kettle 1')).toMatchTextContent(/Applied/);
  expect(rows.map(({ status }) => status)).toEqual(['applied', 'proposed']);
  expect(rows[0]?.proposals.map(({ isLeft }) => isLeft)).toEqual([false, true]);
  await dialog.getByRole('button', { name: 'Kettle 2' }).click();
  await review('Kettle 2').getByRole('button', { name: 'Apply 2 texts' }).click();
  await expect.element(listed('Kettle 2')).toMatchTextContent(/Applied/);
});

test('a run is found again after its window is closed, and says why a package has no texts', async () => {
  run = { status: 'done', message: null };
  const refusals = [{ code: 'figureUnknown' as const, figure: '30' }];
  rows = [
    makeRow(1, { status: 'changed' }),
    makeRow(2, { status: 'none', proposalCount: 0, refusals }),
    makeRow(3, { status: 'failed', message: 'Too slow', proposalCount: 0, proposals: [] }),
  ];
  await open();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text proposals' }).click();
  const found = page.getByRole('dialog', { name: 'Text proposals' });
  await found.getByRole('button', { name: 'Write texts, Deutsch' }).click();
  await expect.element(listed('Kettle 2')).toMatchTextContent(/1 refused.*does not have the figure 30/);
  await expect.element(listed('Kettle 3')).toMatchTextContent(/Failed.*Too slow/);
  await expect.element(found.getByText('Write texts, Deutsch · 3 packages, none applied')).toBeVisible();
  await found.getByLabelText('Show').selectOptions('Failed (1)');
  await expect.element(listed('Kettle 1')).not.toBeInTheDocument();
  await found.getByLabelText('Show').selectOptions('All packages (3)');
  await found.getByRole('button', { name: 'Kettle 1' }).click();
  await expect
    .element(review('Kettle 1').getByText(/was edited after the texts were proposed/))
    .toBeVisible();
  await expect.element(review('Kettle 1').getByRole('checkbox').first()).toBeDisabled();
  await review('Kettle 1').getByRole('button', { name: 'Propose again' }).click();
  await expect.element(listed('Kettle 1')).toMatchTextContent(/To review/);
});

test('texts are proposed again for the chosen packages at once', async () => {
  run = { status: 'done', message: null };
  rows = [
    makeRow(1, { status: 'changed' }),
    makeRow(2),
    makeRow(3, { status: 'failed' }),
    makeRow(4, { status: 'none' }),
  ];
  await open();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text proposals' }).click();
  await page.getByRole('button', { name: 'Write texts, Deutsch' }).click();
  const all = page.getByRole('checkbox', { name: 'Select all that can be proposed again' });
  await expect.element(page.getByRole('button', { name: 'Propose again', exact: true })).toBeDisabled();
  await all.click();
  await page.getByRole('checkbox', { name: 'Select Kettle 3' }).click();
  await expect.element(all).toBePartiallyChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Select Kettle 2' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Propose again for 2 packages' }).click();
  await expect.element(listed('Kettle 4')).toMatchTextContent(/To review/);
  expect(answered.bodiesOf('/api/constructor/text-runs/7/continue')).toEqual([{ rowIds: [1, 4] }]);
  expect(rows.map(({ status }) => status)).toEqual(['proposed', 'proposed', 'failed', 'proposed']);
});

test('texts that are too long are counted at the run, and named with their page in the package', async () => {
  run = { status: 'done', message: null };
  const component = { componentKey: 'Text', displayName: 'Text', customName: 'Care' };
  const place = { key: 'x', template: 'master_template', page: 'index.html', component };
  rows = [makeRow(1, { skippedCount: 1, skipped: [{ ...place, letterCount: 6200 }] }), makeRow(2)];
  await open();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text proposals' }).click();
  await page.getByRole('button', { name: 'Write texts, Deutsch' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^1 text is longer than 5,000 characters/);
  await expect.element(listed('Kettle 1')).toMatchTextContent(/1 text skipped: longer than 5,000 characters/);
  await page.getByRole('button', { name: 'Kettle 1' }).click();
  await expect
    .element(review('Kettle 1').getByText('Care · master_template, index.html · 6,200 characters'))
    .toBeVisible();
});

test('the language is chosen by its own name, and another is a checked tag', async () => {
  await open();
  await page.getByRole('row').nth(0).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Write texts from the records' }).click();
  const language = dialog.getByLabelText('Language of the pages');
  await expect.element(language).toHaveDisplayValue('Deutsch — de');
  const begin = dialog.getByRole('button', { name: 'Propose texts for 2 packages' });
  await language.selectOptions('Other…');
  const tag = dialog.getByLabelText('Language tag');
  await expect.element(begin).toBeDisabled();
  await tag.fill('english!');
  await userEvent.tab();
  await expect.element(tag).toHaveAccessibleDescription(/^Enter a language tag/);
  await expect.element(begin).toBeDisabled();
  await tag.fill('de_AT');
  await expect.element(tag).toHaveAccessibleDescription('Österreichisches Deutsch');
  await begin.click();
  await expect.element(listed('Kettle 1')).toMatchTextContent(/To review/);
  expect(answered.bodiesOf('/api/constructor/text-runs').filter(Boolean)).toMatchObject([
    { locale: 'de_AT' },
  ]);
});

test('a run that paused says why and continues', async () => {
  run = { status: 'paused', message: 'You have reached today’s limit for the language model' };
  await open();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text proposals' }).click();
  await page.getByRole('button', { name: 'Write texts, Deutsch' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Paused\. You have reached today’s limit/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

test('without proposals, and without a model, the dialog says so', async () => {
  hasModel = false;
  await open();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Text proposals' }).click();
  await expect.element(page.getByText('No proposals yet')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('row').nth(0).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Write texts from the records' }).click();
  await expect.element(dialog.getByText(/No language model is set up/)).toBeVisible();
});
