import { contract, type EpackListItem } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { messages as modelMessages } from '@vitrina/epack-model/messages';
import {
  answerCalls,
  dataAnswer,
  makeProfile,
  SessionFrame,
  sessionHandlers,
  type AnsweredCalls,
} from '@vitrina/session/testing';
import { toast } from '@vitrina/ui-kit';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { messages } from '../messages/index.ts';
import { idOf, makeEpackItem } from '../testing/makeEpackItem.ts';
import { EpackListScreen } from './EpackListScreen.tsx';

/** The packages on the server. */
let kept: EpackListItem[];
let deleted: EpackListItem[];
let refusesDeletion: boolean;
/** Waits before a search is answered. */
let beforeSearch: Promise<void>;
let searchedFor: string | undefined;
let answered: AnsweredCalls;

const move = (id: string, from: EpackListItem[], to: EpackListItem[]) => {
  const at = from.findIndex((epack) => epack.id === id);
  to.push(...from.splice(at, 1));
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  kept = [makeEpackItem(1), makeEpackItem(2)];
  deleted = [];
  refusesDeletion = false;
  beforeSearch = Promise.resolve();
  searchedFor = undefined;
  answered = answerCalls(
    ...sessionHandlers(makeProfile()),
    mockCall(contract.listEpacks, async ({ query: { search } }) => {
      if (search === undefined) return dataAnswer({ items: [...kept], total: kept.length });
      searchedFor = search;
      await beforeSearch;
      const items = kept.filter(({ name }) => name.includes(search));
      return dataAnswer({ items, total: items.length });
    }),
    mockCall(contract.listDeletedEpacks, () => {
      const dates = { deletedDate: '2026-03-05T10:00:00.000Z', purgeDate: '2026-04-05T10:00:00.000Z' };
      const items = deleted.map((epack) => ({ ...epack, ...dates, deletedBy: 'editor' }));
      return dataAnswer({ items, total: items.length });
    }),
    mockCall(contract.copyEpack, () => {
      kept.push({ ...makeEpackItem(3), name: 'Grill copy' });
      return dataAnswer({ id: idOf(3) });
    }),
    mockCall(contract.deleteEpack, ({ params }) => {
      if (refusesDeletion) return mockError(403, { code: 'forbidden', message: 'Not enough permissions' });
      move(params.id, kept, deleted);
      return dataAnswer({});
    }),
    mockCall(contract.restoreEpack, ({ params }) => {
      move(params.id, deleted, kept);
      return dataAnswer(makeEpackItem(1));
    }),
  );
});

afterEach(() => {
  answered.restore();
  toast.clear();
});

const noop = () => undefined;
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const question = page.getByRole('dialog', { name: /Grill 1/ });

async function open(): Promise<void> {
  await page.viewport(1440, 900);
  const element = <EpackListScreen onOpen={noop} onCreate={noop} previewUrl={(id) => `/preview/${id}`} />;
  await render(
    <SessionFrame routes={[{ path: '/', element }]} path="/" catalogues={[modelMessages, messages]} />,
  );
  await expect.element(row('Grill 1')).toBeVisible();
}

async function act(name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('the list shows what a copy, a deletion and both ways to restore made of it', async () => {
  await open();
  await act('Grill 1', 'Copy');
  await expect.element(row('Grill copy')).toBeVisible();
  await act('Grill 1', 'Delete');
  await question.getByRole('button', { name: 'Delete the package' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(row('Grill 1')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect.element(row('Grill 1')).toBeVisible();

  await act('Grill 1', 'Delete');
  await question.getByRole('button', { name: 'Delete the package' }).click();
  await expect.element(row('Grill 1')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Deleted' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deleted packages' });
  await dialog.getByRole('button', { name: 'Restore “Grill 1”' }).click();
  await expect.element(dialog.getByText('No deleted packages')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(row('Grill 1')).toBeVisible();
});

test('a refused deletion stays open with the reason, which another question does not show', async () => {
  refusesDeletion = true;
  await open();
  await act('Grill 1', 'Delete');
  await question.getByRole('button', { name: 'Delete the package' }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await act('Grill 2', 'Delete');
  const other = page.getByRole('dialog', { name: /Grill 2/ });
  await expect.element(other).toBeVisible();
  await expect.element(other.getByRole('alert')).not.toBeInTheDocument();
});

test('the list shows an image of the page, the state of the publication and the problems', async () => {
  kept = [
    {
      ...makeEpackItem(1),
      publishedDate: '2026-03-05T10:00:00.000Z',
      thumbnail: '/files/a.webp',
      problemCount: 3,
    },
    { ...makeEpackItem(2), publishedDate: '2026-03-03T10:00:00.000Z' },
    makeEpackItem(3),
  ];
  await open();
  await expect.element(row('Grill 1')).toMatchTextContent(/Published.*Mar 5, 2026.*3/);
  await expect.element(row('Grill 2')).toMatchTextContent(/Unpublished changes/);
  await expect.element(row('Grill 3')).toMatchTextContent(/Not published/);
  expect(row('Grill 1').element().querySelector('img')?.getAttribute('src')).toBe('/files/a.webp');
});

test('columns that say the same in every row are one line, unless they are chosen or sorted by', async () => {
  kept = [makeEpackItem(1), { ...makeEpackItem(2), ean: '4006381333931' }];
  await open();
  const head = (name: string) => page.getByRole('columnheader', { name });
  await expect.element(head('EAN / MPN')).toBeVisible();
  await expect.element(head('Type')).not.toBeInTheDocument();
  await expect
    .element(page.getByText(/^In every row:/))
    .toMatchTextContent(/Type: Minisite · .*Locale \/ Template: ru \/ master_template/);
  kept = [makeEpackItem(1), { ...makeEpackItem(2), type: 'sis' }];
  await page.getByRole('searchbox').fill('Grill');
  await expect.element(head('Type')).toBeVisible();
});

test('all rows selected before a search has answered are not those of the answer', async () => {
  const answer = Promise.withResolvers<void>();
  beforeSearch = answer.promise;
  kept = [1, 2, 3].map((number) => makeEpackItem(number));
  await open();
  const all = page.getByRole('checkbox', { name: 'Select all rows on this page' });
  await page.getByRole('searchbox').fill('Grill 3');
  await expect.poll(() => searchedFor).toBe('Grill 3');
  await all.click();
  await expect.element(page.getByText('3 selected')).toBeVisible();
  answer.resolve();
  await expect.element(row('Grill 1')).not.toBeInTheDocument();
  await expect.element(page.getByText(/selected/)).not.toBeInTheDocument();
  await all.click();
  await expect.element(page.getByText('1 selected')).toBeVisible();
});
