import { standardViews } from '@vitrina/block-catalogue/views';
import type { View, Views } from '@vitrina/block-kit/react';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { answerCalls, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { EditorFixture, packageHandlers } from '../testing/EditorFixture.tsx';

let calls: AnsweredCalls | undefined;

beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('accessToken', 'token');
  await page.viewport(1440, 900);
});
afterEach(() => calls?.restore());

/** The standard Views, counting how often any of them draws. */
function countViews() {
  let count = 0;
  const counted = Object.entries(standardViews).map(([key, view]) => {
    const draw = view as unknown as View<unknown>;
    const counting: View<unknown> = (props) => {
      count += 1;
      return draw(props);
    };
    return [key, counting];
  });
  return {
    views: Object.fromEntries(counted) as Views,
    take: () => {
      const taken = count;
      count = 0;
      return taken;
    },
  };
}

function queryBlock(id: number): HTMLElement | null {
  const host = [...document.querySelectorAll('[role=region] *')].find((element) => element.shadowRoot);
  return host?.shadowRoot?.querySelector<HTMLElement>(`[data-block="${id}"]`) ?? null;
}

test('on a page of 1 000 blocks an update draws one View', async () => {
  const texts = Array.from({ length: 1000 }, (_, index) => text(`Text ${index}`));
  const { views, take } = countViews();
  calls = answerCalls(...packageHandlers(makePage(...texts.map((each) => feature(each)))));
  await render(<EditorFixture views={views} />);
  await expect.poll(() => queryBlock(2)).not.toBeNull();
  await userEvent.click(queryBlock(2) as HTMLElement);
  await expect.element(page.getByRole('group', { name: 'Font size' })).toBeVisible();
  take();
  await page.getByRole('group', { name: 'Font size' }).getByRole('button', { name: '7' }).click();
  await expect.poll(() => getComputedStyle(queryBlock(2) as HTMLElement).fontSize).toBe('32px');
  // Development's StrictMode draws everything twice.
  expect(take()).toBe(2);
});
