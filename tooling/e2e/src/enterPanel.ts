import type { Page } from '@playwright/test';

import { keepToken } from './signIn.ts';

const demoPassword = 'vitrina-demo';

/** Whoever the demo has an account for. */
export type DemoLogin = 'admin' | 'editor' | 'viewer';

/** Signs in by the call and not by the form, which has tests of its own. */
export async function tokenOf(address: string, login: string, password = demoPassword): Promise<string> {
  const response = await fetch(`${address}/auth/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return ((await response.json()) as { token: string }).token;
}

const sessions = new Map<string, Promise<string>>();

/** A session of the test's own calls, for as long as the worker lives: no page has it, so that none signs out of it. */
export function sessionOf(address: string, login: DemoLogin): Promise<string> {
  const key = `${login} ${address}`;
  const session = sessions.get(key) ?? tokenOf(address, login);
  sessions.set(key, session);
  return session;
}

/** Opens a screen of the panel as somebody who is signed in. */
export async function enterPanel(page: Page, address: string, login: DemoLogin, path: string): Promise<void> {
  await enterWithToken(page, await tokenOf(address, login), path);
}

/** Opens a screen of the panel as the one whose token it is. */
export async function enterWithToken(page: Page, token: string, path: string): Promise<void> {
  await keepToken(page, token);
  await page.goto(path);
}

/** Calls the server as a demo user. */
export async function callAs(
  address: string,
  login: DemoLogin,
  { method = 'POST', path, body }: { method?: string; path: string; body?: object },
): Promise<unknown> {
  const token = await sessionOf(address, login);
  const response = await fetch(address + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${response.status} ${path}: ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}
