import type { Page } from '@playwright/test';

import { type DemoLogin, pageSessionOf, sessionOf } from './sessions.ts';
import { keepToken } from './signIn.ts';

/** Opens a screen of the panel as a signed-in user. */
export async function enterPanel(page: Page, address: string, login: DemoLogin, path: string): Promise<void> {
  await enterWithToken(page, await pageSessionOf(address, login), path);
}

/** Opens a screen of the panel with a token. */
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
