import type { Page } from '@vitrina/epack-model';
import { answerCalls, type AnsweredCalls } from '@vitrina/session/testing';
import type { RequestHandler } from 'msw';
import { afterEach, beforeEach, expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { clearDrafts } from './clearDrafts.ts';
import { EditorFixture, packageHandlers, type EditorFixtureProps } from './EditorFixture.tsx';

/** The editor opened by a test, with the calls it makes. */
export interface OpenedEditor {
  /** Opens a package with one page. The given handlers take precedence over the default ones. */
  open(content: Page, ...handlers: RequestHandler[]): ReturnType<typeof render>;
  /** Returns the bodies of the calls to a path. */
  bodiesOf(path: string): unknown[];
}

/** Sets up each test with a signed-in user on a wide screen, without drafts of earlier tests. */
export function setUpEditor(props: EditorFixtureProps = {}): OpenedEditor {
  const current: { calls?: AnsweredCalls } = {};
  beforeEach(async () => {
    localStorage.clear();
    localStorage.setItem('accessToken', 'token');
    await clearDrafts();
    await page.viewport(1440, 900);
  });
  afterEach(() => current.calls?.restore());
  return {
    async open(content, ...handlers) {
      current.calls = answerCalls(...handlers, ...packageHandlers(content));
      const rendered = await render(<EditorFixture {...props} />);
      await expect.element(page.getByRole('region', { name: /^(?:Page|Страница)/ })).toBeVisible();
      return rendered;
    },
    bodiesOf: (path) => current.calls?.bodiesOf(path).filter(Boolean) ?? [],
  };
}

/** Returns the shadow root of the canvas. */
export function queryCanvas(): ShadowRoot | null {
  const host = [...document.querySelectorAll('[role=region] *')].find((element) => element.shadowRoot);
  return host?.shadowRoot ?? null;
}

/** Returns a block's element on the canvas. */
export function queryBlock(id: number): HTMLElement | null {
  return queryCanvas()?.querySelector<HTMLElement>(`[data-block="${id}"]`) ?? null;
}

/** Waits for a block's element and returns it. */
export async function findBlock(id: number): Promise<HTMLElement> {
  await expect.poll(() => queryBlock(id)).not.toBeNull();
  return queryBlock(id) as HTMLElement;
}

/** Returns the keys of a block's children. */
export function listChildren(id: number): (string | null)[] {
  return [...(queryBlock(id)?.children ?? [])].map((child) => child.getAttribute('data-key'));
}
