import { contract, type EpackShelf, type PermissionName } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import {
  answerCalls,
  dataAnswer,
  makeProfile,
  permissionsOf,
  SessionFrame,
  sessionHandlers,
} from '@vitrina/session/testing';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { createTestStore } from '@vitrina/editor-core/testing';
import { EditorStoreProvider } from '@vitrina/editor-ui/store';

import { messages } from '../messages/index.ts';
import { testEpackId } from '../testing/EditorFixture.tsx';
import { ShelfSection } from './ShelfSection.tsx';

const date = '2026-03-05T14:07:00.000Z';
const shelf: EpackShelf = {
  impressions: 1234,
  total: 1,
  problemCount: 1,
  pages: [
    {
      id: 1,
      retailer: { id: 1, name: 'Ozon' },
      status: 'live',
      statusSince: date,
      link: 'https://ozon.example/products/1',
      lastVisited: date,
      checkFailure: null,
      problems: [{ id: 1, type: 'noScript', since: date, isAcknowledged: false }],
      impressions: 1200,
    },
  ],
};

const section = page.getByRole('region', { name: 'On product pages' });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
});

async function show(answer: EpackShelf, permissions: PermissionName[] = []) {
  const profile = makeProfile({ permissions: permissionsOf('BuilderPro', ...permissions) });
  const calls = answerCalls(
    mockCall(contract.getEpackShelf, () => dataAnswer(answer)),
    ...sessionHandlers(profile),
  );
  onTestFinished(calls.restore);
  const element = (
    <EditorStoreProvider store={createTestStore()}>
      <ShelfSection epackId={testEpackId} />
    </EditorStoreProvider>
  );
  await render(<SessionFrame routes={[{ path: '/', element }]} path="/" catalogues={[messages]} />);
}

test('each product page says its status, its problems and how often it was seen, and leads to the shop', async () => {
  await show(shelf);
  const row = section.getByRole('listitem').first();
  await expect.element(row).toMatchTextContent(/Ozon/);
  await expect.element(row).toMatchTextContent(/Live/);
  await expect.element(row).toMatchTextContent(/No script since Mar 5, 2026/);
  await expect.element(row).toMatchTextContent(/1,200 views/);
  await expect
    .element(row.getByRole('link', { name: /Ozon/ }))
    .toHaveAttribute('href', 'https://ozon.example/products/1');
  await expect.element(section).toMatchTextContent(/1,234 views in 30 days/);
  await expect
    .element(section.getByRole('link', { name: 'Open in the live monitor' }))
    .not.toBeInTheDocument();
});

test('who may see the live monitor is led there', async () => {
  await show(shelf, ['Live_monitor']);
  await expect
    .element(section.getByRole('link', { name: 'Open in the live monitor' }))
    .toHaveAttribute('href', expect.stringContaining('/panel/statistics/liveMonitor?search='));
});

test('a package that stands on no page says how pages come', async () => {
  await show({ impressions: 0, total: 0, problemCount: 0, pages: [] });
  await expect.element(section.getByText('No product pages for this package yet.')).toBeVisible();
});
