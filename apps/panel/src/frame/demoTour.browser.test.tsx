import { contract, type Tour } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer, permissionsOf, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderPanel } from '../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => calls?.restore());

const epack = { id: '00000000-0000-4000-8000-000000000001', publicId: 'public', name: 'Soup' };
const all: Tour = {
  epack,
  shopPath: '/demo-shop/products/9521100000116',
  steps: ['shelf', 'open', 'change', 'publish', 'live', 'visit'],
  doneSteps: [],
  now: '2026-03-05T10:00:00.000Z',
  loadedDate: '2026-03-01T10:00:00.000Z',
};
/** A tour that begins at a step that the server notices, so that no other screen is needed. */
const noticed: Tour = { ...all, steps: ['change', 'publish', 'live'] };

const profile = { isDemo: true, permissions: permissionsOf('BuilderPro') };
const answering = (answer: () => Tour) => mockCall(contract.getTour, () => dataAnswer(answer()));
const card = page.getByRole('region', { name: 'Demo tour' });

async function render(answer: () => Tour, change: object = {}): Promise<void> {
  calls = await renderPanel('/panel/profile', {
    profile: { ...profile, ...change },
    handlers: [answering(answer)],
  });
}

async function renderBegun(answer: () => Tour): Promise<void> {
  await render(answer);
  await card.getByRole('button', { name: 'Start the tour' }).click();
}

it('says how many steps the user can take', async () => {
  await render(() => ({ ...all, steps: ['shelf', 'live', 'visit'] }));
  await expect.element(card.getByRole('heading')).toHaveTextContent('See Vitrina at work in 3 steps');
});

it('asks nothing outside of a demo', async () => {
  await render(() => all, { isDemo: undefined });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(calls?.made).not.toContain('GET /demo/tour');
});

it('leads to the screens of the package that the server chose', async () => {
  await renderBegun(() => all);
  await expect
    .element(card.getByRole('link', { name: 'Show the retailers' }))
    .toHaveAttribute('href', '/panel/reports/products/public');
  await card.getByRole('button', { name: 'Next' }).click();
  await expect
    .element(card.getByRole('link', { name: 'Open the editor' }))
    .toHaveAttribute('href', `/panel/builder-pro/${epack.id}`);
  for (let step = 0; step < 3; step += 1) await card.getByRole('button', { name: 'Next' }).click();
  const shop = card.getByRole('link', { name: /Open the shop page/ });
  await expect.element(shop).toHaveAttribute('href', '/demo-shop/products/9521100000116');
  await expect.element(shop).toHaveAttribute('target', '_blank');
});

it('notices by itself that a step was done', async () => {
  const doneSteps: Tour['doneSteps'] = [];
  await renderBegun(() => ({ ...noticed, doneSteps }));
  await expect.element(card).toMatchTextContent(/step 1 of 3/);
  doneSteps.push('change');
  await expect.element(card, { timeout: 15_000 }).toMatchTextContent(/step 2 of 3/);
  doneSteps.push('publish');
  await expect.element(card, { timeout: 15_000 }).toMatchTextContent(/step 3 of 3/);
});

it('asks about the package and the time at which it began', async () => {
  const asked = vi.fn();
  calls = await renderPanel('/panel/profile', {
    profile,
    handlers: [
      mockCall(contract.getTour, ({ query }) => {
        asked(query);
        return dataAnswer(noticed);
      }),
    ],
  });
  await card.getByRole('button', { name: 'Start the tour' }).click();
  await expect.poll(() => asked.mock.lastCall?.[0]).toEqual({ epackId: epack.id, since: noticed.now });
});

it('can be left at any time and taken up again where it was', async () => {
  await renderBegun(() => noticed);
  await card.getByRole('button', { name: 'Next' }).click();
  await expect.element(card).toMatchTextContent(/step 2 of 3/);
  await userEvent.keyboard('{Escape}');
  await expect.element(card).toMatchTextContent(/step 2 of 3/);
  await card.getByRole('button', { name: 'Leave tour' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Demo tour' }).click();
  await expect.element(card).toMatchTextContent(/step 2 of 3/);
});

it('begins again from the menu once it was finished', async () => {
  await renderBegun(() => noticed);
  for (let step = 0; step < 2; step += 1) await card.getByRole('button', { name: 'Next' }).click();
  await card.getByRole('button', { name: 'Finish the tour' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Demo tour' }).click();
  await expect.element(card).toMatchTextContent(/step 1 of 3/);
});

it('offers the tour again after the demo was reset in the middle', async () => {
  let loadedDate = noticed.loadedDate;
  await renderBegun(() => ({ ...noticed, loadedDate }));
  await expect.element(card).toMatchTextContent(/step 1 of 3/);
  loadedDate = '2026-03-06T10:00:00.000Z';
  await expect
    .element(card.getByRole('button', { name: 'Start the tour' }), { timeout: 15_000 })
    .toBeVisible();
});

it('begins again with another package if the first one is gone', async () => {
  let id = epack.id;
  await renderBegun(() => ({ ...noticed, epack: { ...epack, id } }));
  await card.getByRole('button', { name: 'Next' }).click();
  await expect.element(card).toMatchTextContent(/step 2 of 3/);
  id = '00000000-0000-4000-8000-000000000002';
  await expect.element(card, { timeout: 15_000 }).toMatchTextContent(/step 1 of 3/);
});

it('keeps the keyboard in the card when the pressed button disappears', async () => {
  await render(() => all);
  const start = card.getByRole('button', { name: 'Start the tour' });
  await expect.element(start).toBeVisible();
  (start.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(card.getByRole('heading')).toHaveFocus();
});

it('shows no tour while the server has no package for the user', async () => {
  calls = await renderPanel('/panel/profile', { profile });
  await expect.poll(() => calls?.made).toContain('GET /demo/tour');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  expect(card.query()).toBeNull();
});
