import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { PermissionGuard } from '../guard/PermissionGuard.tsx';
import { useApiClient } from '../state/SessionContext.ts';
import { answerCalls, type AnsweredCalls } from '../testing/answerCalls.ts';
import { makeProfile } from '../testing/profiles.ts';
import { SessionFrame } from '../testing/SessionFrame.tsx';
import { dataAnswer, sessionHandlers } from '../testing/sessionHandlers.ts';

let calls: AnsweredCalls | undefined;

const brands = mockCall(contract.listBrands, ({ request }) => {
  if (request.headers.get('authorization') !== 'Bearer new') {
    return mockError(401, { code: 'unauthorised', message: 'Please sign in' });
  }
  return dataAnswer([{ id: 1, name: 'Tefal', licenseId: 1 }]);
});
const signIn = mockCall(contract.getToken, ({ body }) =>
  body.password === 'secret'
    ? { token: 'new' }
    : mockError(401, { code: 'incorrectPassword', message: 'Incorrect password' }),
);

const stale = { code: 'confirmationNeeded', message: 'Enter your password again to change this' } as const;
let isConfirmed = false;
const change = mockCall(contract.changePassword, () =>
  isConfirmed ? dataAnswer({}) : mockError(403, stale),
);
const confirm = mockCall(contract.confirmSession, ({ body }) => {
  isConfirmed = body.password === 'secret';
  return isConfirmed
    ? dataAnswer({})
    : mockError(401, { code: 'incorrectPassword', message: 'Incorrect password' });
});

function Work() {
  const client = useApiClient();
  const [draft, setDraft] = useState('');
  const [brand, setBrand] = useState('');
  const load = async () => {
    try {
      const { data } = await client.call(contract.listBrands);
      setBrand(data[0]?.name ?? '');
    } catch {
      setBrand('Not loaded');
    }
  };
  const setPassword = async () => {
    try {
      await client.call(contract.changePassword, { body: { password: 'long enough' } });
      setBrand('Password set');
    } catch (error) {
      setBrand(error instanceof Error ? error.message : '');
    }
  };
  return (
    <>
      <input aria-label="Draft" value={draft} onChange={(event) => setDraft(event.target.value)} />
      <button onClick={() => void load()}>Load</button>
      <button onClick={() => void setPassword()}>Set password</button>
      <output>{brand}</output>
    </>
  );
}

const routes = [
  {
    path: '/panel/work',
    element: (
      <PermissionGuard permission="User" routeName="Work" renderLogin={() => <h1>Sign-in screen</h1>}>
        <Work />
      </PermissionGuard>
    ),
  },
];

beforeEach(async () => {
  localStorage.setItem('accessToken', 'old');
  isConfirmed = false;
  calls = answerCalls(signIn, brands, change, confirm, ...sessionHandlers(makeProfile()));
  await render(<SessionFrame routes={routes} path="/panel/work" />);
  await page.getByLabelText('Draft').fill('half a sentence');
});
afterEach(() => {
  calls?.restore();
  localStorage.clear();
});

const load = () => page.getByRole('button', { name: 'Load' }).click();

it('asks for the password in place, goes on with the call, and loses nothing', async () => {
  await load();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect.element(dialog).toMatchTextContent(/password of editor/);
  await dialog.getByLabelText('Password', { exact: true }).fill('secret');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Tefal');
  await expect.element(page.getByLabelText('Draft')).toHaveValue('half a sentence');
  expect(calls?.bodiesOf('/auth/getToken')).toEqual([{ login: 'editor', password: 'secret' }]);
});

it('stays until the password is right', async () => {
  await load();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabelText('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Incorrect password');
  await expect.element(dialog).toBeVisible();
});

it('can be left by logging out', async () => {
  await load();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sign-in screen' })).toBeVisible();
});

describe('a change that needs a confirmation', () => {
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });
  beforeEach(() => page.getByRole('button', { name: 'Set password' }).click());

  it('asks for the password until it is right, and goes on in the same session', async () => {
    const password = dialog.getByLabelText('Password', { exact: true });
    await password.fill('wrong');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Incorrect password');
    await password.fill('secret');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent('Password set');
    expect(calls?.bodiesOf('/auth/confirm')).toEqual([{ password: 'wrong' }, { password: 'secret' }]);
    expect(calls?.made).not.toContain('POST /auth/getToken');
  });

  it('is not made if the question is left', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('status')).toHaveTextContent(stale.message);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByLabelText('Draft')).toHaveValue('half a sentence');
  });
});
