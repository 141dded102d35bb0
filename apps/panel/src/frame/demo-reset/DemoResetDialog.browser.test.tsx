import { contract, type DemoState } from '@vitrina/api-client/contract';
import { mockCall, mockError, type MockResolver } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => calls?.restore());

const loadedDate = '2026-03-01T10:00:00.000Z';
let stage: DemoState['stage'] = 'ready';
const admin = { isDemo: true, username: 'admin', roles: ['ROLE_ADMIN'] };
const accounts = [{ login: 'admin', password: 'vitrina-demo' }];

async function openDialog(
  profile: object = admin,
  reset: MockResolver<typeof contract.resetDemo> = () => {
    stage = 'packages';
    return dataAnswer({ stage, loadedDate });
  },
): Promise<void> {
  calls = await renderPanel('/panel/profile', {
    profile,
    handlers: [
      mockCall(contract.getSignInOptions, () =>
        dataAnswer({ demoAccounts: accounts, passkeyOrigin: null, openid: null }),
      ),
      mockCall(contract.getDemoState, () => dataAnswer({ stage, loadedDate })),
      mockCall(contract.resetDemo, reset),
    ],
  });
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Reset demo…' }).click();
}

const question = page.getByRole('dialog', { name: 'Reset the demo?' });
const loading = page.getByRole('dialog', { name: 'The demo is loading' });
const ready = page.getByRole('dialog', { name: 'The demo is ready' });

it('says what is lost before anything is done', async () => {
  stage = 'ready';
  await openDialog();
  await expect.element(question).toMatchTextContent(/Everything that people added or changed is lost/);
  await expect.element(question).toMatchTextContent(/Demo accounts stay signed in/);
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(calls?.made).not.toContain('POST /demo/reset');
});

it('shows what is loading, until everything is there', async () => {
  stage = 'ready';
  await openDialog();
  await question.getByRole('button', { name: 'Reset the demo' }).click();
  await expect.element(loading).toMatchTextContent(/Loading packages/);
  await expect.element(loading.getByRole('progressbar')).toBeVisible();
  stage = 'year';
  await expect.element(loading, { timeout: 15_000 }).toMatchTextContent(/a year of visits/);
  stage = 'ready';
  await expect.element(ready, { timeout: 15_000 }).toMatchTextContent(/as it was after the first start/);
  await expect.element(ready.getByRole('button', { name: 'Open the dashboard' })).toBeVisible();
});

it('shows the progress of a reset that is under way, and lets the user close it', async () => {
  stage = 'year';
  await openDialog();
  await expect.element(loading).toMatchTextContent(/a year of visits/);
  await loading.getByRole('button', { name: 'Close' }).click();
  await expect.element(loading).not.toBeInTheDocument();
});

it('shows the progress of somebody else’s reset instead of an error', async () => {
  stage = 'ready';
  await openDialog(admin, () => {
    stage = 'packages';
    return mockError(409, { code: 'demoLoading', message: 'Loading' });
  });
  await question.getByRole('button', { name: 'Reset the demo' }).click();
  await expect.element(loading).toMatchTextContent(/Loading packages/);
});

it('stays open with the reason if the reset failed', async () => {
  stage = 'ready';
  await openDialog(admin, () => mockError(500, { code: 'somethingWentWrong', message: 'Broken' }));
  await question.getByRole('button', { name: 'Reset the demo' }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
});

it('warns an administrator whose own account goes too', async () => {
  stage = 'ready';
  await openDialog({ ...admin, username: 'nina' });
  await expect.element(question).toMatchTextContent(/Your account is deleted too/);
});

it.each([
  ['a user of a demo', { isDemo: true, roles: ['ROLE_USER'] }],
  ['an administrator of another installation', { isDemo: undefined, roles: ['ROLE_ADMIN'] }],
])('is not offered to %s', async (_, profile) => {
  calls = await renderPanel('/panel/profile', { profile });
  await page.getByRole('button', { name: /^Account/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Reset demo…' }).query()).toBeNull();
});
