import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { useApiClient, useSession } from '../state/SessionContext.ts';
import { answerCalls, type AnsweredCalls } from '../testing/answerCalls.ts';
import { makeProfile, permissionsOf } from '../testing/profiles.ts';
import { SessionFrame } from '../testing/SessionFrame.tsx';
import { dataAnswer, sessionHandlers } from '../testing/sessionHandlers.ts';
import { PermissionGuard } from './PermissionGuard.tsx';

let calls: AnsweredCalls | undefined;

beforeEach(() => localStorage.clear());
afterEach(() => calls?.restore());

function LogOut() {
  const { signOut, profileFetched } = useSession();
  return <button onClick={signOut}>Log out {String(profileFetched)}</button>;
}

function ListFonts() {
  const client = useApiClient();
  return <button onClick={() => void client.call(contract.listFonts).catch(() => undefined)}>Fonts</button>;
}

function SignIn() {
  const { signIn } = useSession();
  const [heard, setHeard] = useState('');
  const start = () =>
    void signIn({ login: 'editor', password: 'guess' }).catch((error: Error) => setHeard(error.message));
  return <button onClick={start}>Sign in. Heard: {heard}</button>;
}

const renderLogin = () => <h1>Sign-in screen</h1>;

const routes = [
  {
    path: '/panel/trends',
    element: (
      <PermissionGuard permission="Trends" routeName="Trends" renderLogin={renderLogin}>
        <h1>Trends</h1>
        <LogOut />
        <ListFonts />
      </PermissionGuard>
    ),
  },
  {
    path: '/panel/dashboard',
    element: (
      <PermissionGuard permission="Dashboard" routeName="Dashboard" renderLogin={renderLogin}>
        <h1>Dashboard</h1>
      </PermissionGuard>
    ),
  },
  { path: '/panel/reports', element: <h1>Reports</h1> },
  { path: '/sign-in', element: <SignIn /> },
];

const open = (path: string) => render(<SessionFrame routes={routes} path={path} />);
const heading = (name: string) => page.getByRole('heading', { name });

it('fetches the profile first, lets in, and notes the entry', async () => {
  localStorage.setItem('accessToken', 'token');
  calls = answerCalls(...sessionHandlers(makeProfile({ permissions: permissionsOf('Trends') })));
  await open('/panel/trends');
  await expect.element(heading('Trends')).toBeVisible();
  expect(calls.made[0]).toBe('GET /profile');
  await expect
    .poll(() => calls?.bodiesOf('/front/logs'))
    .toEqual([{ action: 'enter', actionType: 'route', target: 'Trends', data: { path: '/panel/trends' } }]);
});

it('without a token goes to Login and keeps the path with its query', async () => {
  calls = answerCalls();
  await open('/panel/trends?interval=daily');
  await expect.element(heading('Sign-in screen')).toBeVisible();
  expect(localStorage.getItem('redirectUrl')).toBe('/panel/trends?interval=daily');
  expect(calls.made).toEqual([]);
});

it('goes to Login where the profile cannot be had', async () => {
  localStorage.setItem('accessToken', 'expired');
  calls = answerCalls(
    mockCall(contract.getProfile, () => mockError(401, { code: 'unauthorised', message: 'Please sign in' })),
  );
  await open('/panel/trends');
  await expect.element(heading('Sign-in screen')).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBeNull();
});

it('C6: logs a profile that cannot be had, and a sign-in that fails, which the caller hears of', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const refusal = { code: 'incorrectPassword', message: 'Incorrect password' } as const;
  calls = answerCalls(
    mockCall(contract.getProfile, () => mockError(401, { code: 'unauthorised', message: 'Please sign in' })),
    mockCall(contract.getToken, () => mockError(401, refusal)),
  );
  localStorage.setItem('accessToken', 'expired');
  await open('/sign-in');
  await expect.poll(() => warn.mock.calls.map(([what]) => what)).toEqual(['The profile could not be had']);
  const button = page.getByRole('button', { name: /^Sign in/ });
  await button.click();
  await expect.element(button).toHaveTextContent('Sign in. Heard: Incorrect password');
  expect(warn).toHaveBeenLastCalledWith('The sign-in failed', expect.objectContaining(refusal));
  warn.mockRestore();
});

it('keeps the token and the path of those who have to set up a second factor first', async () => {
  localStorage.setItem('accessToken', 'token');
  calls = answerCalls(
    mockCall(contract.getProfile, () =>
      mockError(403, { code: 'secondFactorNeeded', message: 'Set up a second factor first' }),
    ),
  );
  await open('/panel/trends');
  await expect.element(heading('Sign-in screen')).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBe('token');
  expect(localStorage.getItem('redirectUrl')).toBe('/panel/trends');
});

it('leads there also when the group begins to require it in mid-work, and not where one call alone is refused', async () => {
  localStorage.setItem('accessToken', 'token');
  const needed = () =>
    mockError(403, { code: 'secondFactorNeeded', message: 'Set up a second factor first' });
  let isRequired = false;
  const profile = makeProfile({ permissions: permissionsOf('Trends') });
  calls = answerCalls(
    mockCall(contract.listFonts, needed),
    mockCall(contract.getProfile, () => (isRequired ? needed() : dataAnswer(profile))),
    ...sessionHandlers(profile),
  );
  await open('/panel/trends');
  const profilesRead = () => calls?.made.filter((call) => call === 'GET /profile').length;
  await page.getByRole('button', { name: 'Fonts' }).click();
  await expect.poll(profilesRead).toBe(2);
  await expect.element(heading('Trends')).toBeVisible();
  isRequired = true;
  await page.getByRole('button', { name: 'Fonts' }).click();
  await expect.element(heading('Sign-in screen')).toBeVisible();
  expect(localStorage.getItem('accessToken')).toBe('token');
  expect(localStorage.getItem('redirectUrl')).toBe('/panel/trends');
});

it('sends those without the permission to the dashboard', async () => {
  localStorage.setItem('accessToken', 'token');
  calls = answerCalls(...sessionHandlers(makeProfile({ permissions: permissionsOf('Dashboard') })));
  await open('/panel/trends');
  await expect.element(heading('Dashboard')).toBeVisible();
});

it('sends those without the dashboard to the reports', async () => {
  localStorage.setItem('accessToken', 'token');
  calls = answerCalls(...sessionHandlers(makeProfile({ permissions: [] })));
  await open('/panel/dashboard');
  await expect.element(heading('Reports')).toBeVisible();
});

it('takes the permissions of the statistics groups into account', async () => {
  localStorage.setItem('accessToken', 'token');
  const groups = [{ id: 1, name: 'Insight', permissions: permissionsOf('Trends') }];
  calls = answerCalls(
    mockCall(contract.listStatisticsGroups, () => dataAnswer(groups)),
    ...sessionHandlers(makeProfile({ permissions: [] })),
  );
  await open('/panel/trends');
  await expect.element(heading('Trends')).toBeVisible();
});

it('logs out: tokens and the place to return to are gone, and Login keeps no path', async () => {
  localStorage.setItem('accessToken', 'token');
  localStorage.setItem('builderToken', 'builder');
  calls = answerCalls(...sessionHandlers(makeProfile({ roles: ['ROLE_ADMIN'] })));
  await open('/panel/trends');
  await page.getByRole('button', { name: 'Log out true' }).click();
  await expect.element(heading('Sign-in screen')).toBeVisible();
  for (const key of ['accessToken', 'builderToken', 'redirectUrl'])
    expect(localStorage.getItem(key)).toBeNull();
  expect(calls.made).toContain('POST /auth/logout');
});

it('says what happened where the log of entries is down, which is nothing', async () => {
  localStorage.setItem('accessToken', 'token');
  calls = answerCalls(
    http.post('*/front/logs', () => HttpResponse.error()),
    ...sessionHandlers(makeProfile({ permissions: permissionsOf('Trends') })),
  );
  await open('/panel/trends');
  await expect.element(heading('Trends')).toBeVisible();
});
