import { messages as apiMessages } from '@vitrina/api-client/messages';
import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { VitrinaFrame } from '@vitrina/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { messages } from '../messages/index.ts';
import { answerCalls, type AnsweredCalls } from '../testing/answerCalls.ts';
import { dataAnswer } from '../testing/sessionHandlers.ts';
import { LoginForm } from './LoginForm.tsx';
import { requestTokens } from './requestTokens.ts';

let calls: AnsweredCalls | undefined;
const catalogues = [apiMessages, messages];

const noOptions = mockCall(contract.getSignInOptions, () =>
  dataAnswer({ demoAccounts: [], passkeyOrigin: null, openid: null }),
);
const panelSignIn = mockCall(contract.getToken, ({ body }) => {
  if (body.login !== 'editor') return mockError(401, { code: 'incorrectLogin', message: 'no' });
  if (body.password !== 'secret') return mockError(401, { code: 'incorrectPassword', message: 'no' });
  return { token: 'panel-token' };
});
const builderSignIn = mockCall(contract.checkBuilderLogin, () => ({ token: 'builder-token' }));
const log = mockCall(contract.writeLog, () => dataAnswer({}));

const login = page.getByLabelText('Login', { exact: true });
const password = page.getByLabelText('Password', { exact: true });
const submit = page.getByRole('button', { name: 'Sign in', exact: true });

beforeEach(() => localStorage.clear());
afterEach(() => calls?.restore());

async function renderForm() {
  const onSignedIn = vi.fn();
  await render(
    <VitrinaFrame catalogues={catalogues}>
      <LoginForm onSignIn={(credentials) => requestTokens(credentials).then(onSignedIn)} />
    </VitrinaFrame>,
  );
  return onSignedIn;
}

it('signs in at the panel and at the builder service, and keeps the two tokens apart', async () => {
  calls = answerCalls(noOptions, panelSignIn, builderSignIn, log);
  const onSignedIn = await renderForm();
  await login.fill('editor');
  await password.fill('secret');
  await submit.click();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(localStorage.getItem('accessToken')).toBe('panel-token');
  expect(localStorage.getItem('builderToken')).toBe('builder-token');
  expect(calls.bodiesOf('/builder-service/login-check')).toEqual([{ login: 'editor', password: 'secret' }]);
  expect(calls.bodiesOf('/front/logs')).toMatchObject([{ action: 'signIn', target: 'Login' }]);
});

it('signs in while the builder service is down', async () => {
  calls = answerCalls(
    noOptions,
    panelSignIn,
    http.post('*/builder-service/login-check', () => HttpResponse.error()),
    log,
  );
  const onSignedIn = await renderForm();
  await login.fill('editor');
  await password.fill('secret');
  await submit.click();
  await expect.poll(() => onSignedIn.mock.calls.length).toBe(1);
  expect(localStorage.getItem('accessToken')).toBe('panel-token');
  expect(localStorage.getItem('builderToken')).toBeNull();
});

it('says which of the two is not right and puts the cursor there', async () => {
  calls = answerCalls(noOptions, panelSignIn, builderSignIn, log);
  const onSignedIn = await renderForm();
  await login.fill('nobody');
  await password.fill('wrong');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect login');
  await expect.element(login).toHaveFocus();
  await login.fill('editor');
  await submit.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect password');
  await expect.element(password).toHaveFocus();
  await expect.element(login).toHaveValue('editor');
  expect(onSignedIn).not.toHaveBeenCalled();
  expect(localStorage.getItem('accessToken')).toBeNull();
});

it('asks for what is missing before it asks the server', async () => {
  calls = answerCalls(noOptions, panelSignIn);
  await renderForm();
  await submit.click();
  await expect.element(page.getByText('Login is required')).toBeVisible();
  await expect.element(login).toHaveFocus();
  expect(calls.made).not.toContain('POST /auth/getToken');
});

it('fills the form with a demo account by one click', async () => {
  const demoAccounts = [{ login: 'viewer', password: 'vitrina-demo' }];
  calls = answerCalls(
    mockCall(contract.getSignInOptions, () =>
      dataAnswer({ demoAccounts, passkeyOrigin: null, openid: null }),
    ),
  );
  await renderForm();
  await page.getByRole('button', { name: 'viewer' }).click();
  await expect.element(login).toHaveValue('viewer');
  await expect.element(password).toHaveValue('vitrina-demo');
});

it('shows the password when asked to', async () => {
  calls = answerCalls(noOptions);
  await renderForm();
  await password.fill('secret');
  await expect.element(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect.element(password).toHaveAttribute('type', 'text');
});
