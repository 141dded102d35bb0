import type { Page } from '@vitrina/epack-model';
import { answerCalls, type AnsweredCalls } from '@vitrina/session/testing';
import { clear, createStore } from 'idb-keyval';
import type { RequestHandler } from 'msw';
import { afterEach, beforeEach, expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { EditorFixture, packageHandlers, type EditorFixtureProps } from './EditorFixture.tsx';

/** The editor of one test: opened by it, with what it calls. */
export interface OpenedEditor {
  /** Opens a package of one page; handlers given here answer before the usual ones. */
  open(content: Page, ...handlers: RequestHandler[]): ReturnType<typeof render>;
  /** Bodies of the calls to a path. */
  bodiesOf(path: string): unknown[];
}

/** For each test a signed-in user on a wide screen, with no draft of an earlier one. */
export function setUpEditor(props: EditorFixtureProps = {}): OpenedEditor {
  const current: { calls?: AnsweredCalls } = {};
  beforeEach(async () => {
    localStorage.clear();
    localStorage.setItem('accessToken', 'token');
    await clear(createStore('vitrina-drafts', 'drafts'));
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

/** The shadow root of the canvas. */
export function queryCanvas(): ShadowRoot | null {
  const host = [...document.querySelectorAll('[role=region] *')].find((element) => element.shadowRoot);
  return host?.shadowRoot ?? null;
}

/** A block's element on the canvas. */
export function queryBlock(id: number): HTMLElement | null {
  return queryCanvas()?.querySelector<HTMLElement>(`[data-block="${id}"]`) ?? null;
}

/** A block's element once it is there. */
export async function findBlock(id: number): Promise<HTMLElement> {
  await expect.poll(() => queryBlock(id)).not.toBeNull();
  return queryBlock(id) as HTMLElement;
}

/** Keys of the blocks directly in a block. */
export function listChildren(id: number): (string | null)[] {
  return [...(queryBlock(id)?.children ?? [])].map((child) => child.getAttribute('data-key'));
}
