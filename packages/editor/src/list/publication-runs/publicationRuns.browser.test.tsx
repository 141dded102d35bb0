import { contract, type PublicationRun, type PublicationRunRow } from '@vitrina/api-client/contract';
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
import { page } from 'vitest/browser';

import { messages } from '../../messages/index.ts';
import { idOf, makeEpackItem } from '../../testing/makeEpackItem.ts';
import { EpackListScreen } from '../EpackListScreen.tsx';

function makeRow(number: number, changes: Partial<PublicationRunRow> = {}): PublicationRunRow {
  return {
    id: number,
    epackId: idOf(number),
    name: `Kettle ${number}`,
    type: 'minisite',
    thumbnail: null,
    status: 'ready',
    retailerCount: 3,
    message: null,
    reasons: [],
    ...changes,
  };
}

const refused: Partial<PublicationRunRow> = {
  status: 'refused',
  retailerCount: null,
  message: 'Fill in the package’s details',
  reasons: ['EAN cannot be empty'],
};

/** The bulk publication on the server. */
let run: Pick<PublicationRun, 'action' | 'status' | 'publishDate'>;
let rows: PublicationRunRow[];
let hasRun: boolean;
let answered: AnsweredCalls;

function toRun(): PublicationRun {
  const counts = { checking: 0, ready: 0, refused: 0, none: 0, waiting: 0, done: 0, failed: 0 };
  for (const { status } of rows) counts[status]++;
  return { id: 7, ...run, createdDate: '2026-03-04T10:00:00.000Z', total: rows.length, counts };
}

const change = (from: readonly PublicationRunRow['status'][], to: PublicationRunRow['status']) => {
  rows = rows.map((row) => (from.includes(row.status) ? { ...row, status: to, message: null } : row));
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  run = { action: 'publish', status: 'checked', publishDate: null };
  rows = [makeRow(1), makeRow(2, refused)];
  hasRun = false;
  const retailers = ['Ozon', 'Shop'].map((name, at) => ({
    id: at + 1,
    name,
    license: { id: 1, name: 'Tefal' },
  }));
  answered = answerCalls(
    ...sessionHandlers(makeProfile({ retailers })),
    mockCall(contract.listEpacks, () => {
      const items = [1, 2].map((number) => makeEpackItem(number, { name: `Kettle ${number}` }));
      return dataAnswer({ items, total: 2 });
    }),
    mockCall(contract.createPublicationRun, ({ body }) => {
      hasRun = true;
      run = { ...run, action: body.action, publishDate: body.publishDate ?? null };
      return dataAnswer(toRun());
    }),
    mockCall(contract.listPublicationRuns, () =>
      dataAnswer({ items: hasRun ? [toRun()] : [], total: hasRun ? 1 : 0 }),
    ),
    mockCall(contract.getPublicationRun, () => dataAnswer(toRun())),
    mockCall(contract.listPublicationRunRows, ({ query }) => {
      const found = rows.filter(({ status }) => !query.status || status === query.status);
      return dataAnswer({ items: found, total: found.length });
    }),
    mockCall(contract.continuePublicationRun, () => {
      run = { ...run, status: 'done' };
      change(['ready', 'failed'], 'done');
      return dataAnswer(toRun());
    }),
    mockCall(contract.stopPublicationRun, () => {
      run = { ...run, status: 'stopped' };
      change(['waiting'], 'ready');
      return dataAnswer(toRun());
    }),
  );
});

afterEach(() => {
  answered.restore();
  toast.clear();
});

const noop = () => undefined;
const dialog = page.getByRole('dialog', { name: 'Manage publication of 2 packages' });
const listed = (name: string) => page.getByRole('listitem').filter({ hasText: name });
const asked = () => answered.bodiesOf('/api/constructor/publication-runs').filter(Boolean);

async function open(): Promise<void> {
  await page.viewport(1440, 900);
  const element = <EpackListScreen onOpen={noop} onCreate={noop} previewUrl={(id) => `/preview/${id}`} />;
  await render(
    <SessionFrame routes={[{ path: '/', element }]} path="/" catalogues={[modelMessages, messages]} />,
  );
  await expect.element(page.getByRole('row', { name: /Kettle 1/ })).toBeVisible();
}

/** Selects all packages and opens the dialog. */
async function openDialog(): Promise<void> {
  await open();
  await page.getByRole('row').nth(0).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Manage publication' }).click();
}

/** Opens the dialog with the run that the server has. */
async function openRecent(name: string): Promise<void> {
  hasRun = true;
  await open();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Bulk publications' }).click();
  await page.getByRole('dialog').getByRole('button', { name }).click();
}

test('the selected packages are checked, each refusal with its reason, and published once confirmed', async () => {
  await openDialog();
  await dialog.getByRole('button', { name: 'Check 2 packages' }).click();
  await expect.element(listed('Kettle 1')).toMatchTextContent(/Ready · 3 retailers/);
  await expect
    .element(listed('Kettle 2'))
    .toMatchTextContent(/Refused.*Fill in the package’s details.*EAN cannot be empty/);
  await expect
    .element(dialog.getByText('1 package ready, 1 refused. Nothing has changed yet.'))
    .toBeVisible();
  expect(asked()).toEqual([{ ids: [idOf(1), idOf(2)], action: 'publish', mayRewrite: false }]);
  expect(answered.bodiesOf('/api/constructor/publication-runs/7/continue')).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish 1 package' }).click();
  await expect.element(dialog.getByText('1 package done, 1 refused.')).toBeVisible();
  await expect.element(listed('Kettle 1')).toMatchTextContent(/Done/);
  await expect.element(dialog.getByRole('button', { name: 'Publish 1 package' })).not.toBeInTheDocument();
});

test('it is for the chosen retailers, and for a time', async () => {
  await openDialog();
  await dialog.getByRole('radio', { name: 'Publish at a set time' }).click();
  await dialog.getByLabelText('Publish at', { exact: true }).fill('2999-01-02T10:00');
  await dialog.getByRole('combobox', { name: 'Retailers' }).fill('Oz');
  await page.getByRole('option', { name: 'Ozon' }).click();
  await dialog.getByRole('checkbox', { name: /Replace your other packages/ }).click();
  await dialog.getByRole('button', { name: 'Check 2 packages' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Schedule 1 package' })).toBeVisible();
  expect(asked()).toEqual([
    {
      ids: [idOf(1), idOf(2)],
      action: 'schedule',
      mayRewrite: true,
      publishDate: '2999-01-02T07:00:00.000Z',
      retailerIds: [1],
    },
  ]);
});

test('a running one is found again after its window is closed, shows its progress and is stopped', async () => {
  run = { action: 'unpublish', status: 'running', publishDate: null };
  rows = [makeRow(1, { status: 'done' }), makeRow(2, { status: 'waiting' })];
  await openRecent('Unpublish');
  await expect.element(page.getByText('1 of 2 packages done. You can close this window')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect.element(page.getByText('Stopped. 1 package done, 1 left.')).toBeVisible();
  await page.getByRole('button', { name: 'Unpublish 1 package' }).click();
  await expect.element(page.getByText('2 packages done.')).toBeVisible();
});

test('packages that failed are shown apart, and tried again', async () => {
  run = { action: 'rollBack', status: 'done', publishDate: null };
  rows = [
    makeRow(1, { status: 'failed', message: 'Something went wrong' }),
    makeRow(2, { status: 'none', message: 'There is no earlier version to roll back to' }),
  ];
  await openRecent('Roll back to the previous version');
  await page.getByLabelText('Show').selectOptions('Failed (1)');
  await expect.element(listed('Kettle 2')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try 1 package again' }).click();
  await page.getByLabelText('Show').selectOptions('All packages (2)');
  await expect.element(listed('Kettle 1')).toMatchTextContent(/Done/);
  await expect.element(listed('Kettle 2')).toMatchTextContent(/no earlier version/);
});
