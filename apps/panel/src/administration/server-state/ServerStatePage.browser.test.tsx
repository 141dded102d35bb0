import { contract, type ServerState } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

let calls: AnsweredCalls;
afterEach(() => calls.restore());

const state: ServerState = {
  schemaVersion: '0097-preview-links',
  startedDate: '2026-11-20T10:00:00.000Z',
  parts: [
    { name: 'database', isOk: true, message: 'Accepts writes.' },
    { name: 'files', isOk: false, message: 'No answer within 3 s' },
  ],
  disk: { freeBytes: 41.5e9, totalBytes: 100e9 },
  databaseBytes: 812_300_000,
  backupDate: null,
  queues: [
    {
      name: 'make-report',
      waitingCount: 3,
      runningCount: 1,
      failedCount: 2,
      oldestDate: '2026-11-20T10:00:00.000Z',
    },
  ],
  slowCalls: [
    { method: 'POST', route: '/epacks/:id', count: 7, failedCount: 1, averageMs: 812.4, longestMs: 2400 },
  ],
  storage: [{ id: 1, name: 'Kernhof', fileCount: 120, usedBytes: 5e9 }],
  storageLimitBytes: 20e9,
  lookAlikes: [
    [
      { id: 2, username: 'ann' },
      { id: 3, username: 'аnn' },
    ],
  ],
};

async function open(shown = state) {
  calls = await renderPanel('/panel/server', {
    profile: { roles: ['ROLE_ADMIN'] },
    handlers: [mockCall(contract.getServerState, () => dataAnswer(shown))],
  });
}

const row = (name: RegExp) => page.getByRole('row', { name });

it('says which part does not work and why, and shows what waits, is slow and is full', async () => {
  await open();
  const parts = page.getByRole('region', { name: 'Parts' });
  await expect.element(parts.getByText('Accepts writes', { exact: true })).toBeVisible();
  await expect.element(parts.getByText('No answer within 3 s')).toBeVisible();
  await expect.element(page.getByText('41.5 GB free of 100 GB')).toBeVisible();
  await expect.element(page.getByText('812.3 MB')).toBeVisible();
  await expect.element(row(/^make-report 3 .* 1 2$/)).toBeVisible();
  await expect.element(row(/^POST \/epacks\/:id 812 ms 2,400 ms 7 1$/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Accounts that look alike' }).getByRole('link').last())
    .toHaveAttribute('href', '/panel/users/edit/3');
  await expect.element(row(/^Kernhof 120 5 GB 25%$/)).toBeVisible();
});

it('says so where nothing waits', async () => {
  await open({ ...state, queues: [] });
  await expect.element(page.getByText('No jobs wait, run or have failed.')).toBeVisible();
});

it('is closed to administrators of a group', async () => {
  calls = await renderPanel('/panel/server', {
    profile: { permissions: [{ id: 1, name: 'Admin' }] },
    handlers: [],
  });
  await expect.element(page.getByRole('heading', { name: 'Parts' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Server' })).not.toBeInTheDocument();
});
