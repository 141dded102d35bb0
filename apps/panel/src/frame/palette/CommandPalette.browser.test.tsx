import { contract, type FoundRecords } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { dataAnswer, permissionsOf, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
afterEach(() => calls?.restore());

const none: FoundRecords = { packages: [], products: [], people: [], retailers: [] };
const found: FoundRecords = {
  packages: [
    { id: '00000000-0000-4000-8000-000000000001', name: 'Kettle', brand: 'Korva', type: 'minisite' },
  ],
  products: [{ publicId: 'p1', name: 'Kettle', brand: 'Korva', ean: '9521400000021', mpn: 'KV-K1-ST' }],
  people: [{ id: 7, name: 'Kay Kettleman', username: 'kay' }],
  retailers: [{ id: 3, name: 'Kettle Shop' }],
};
const search = mockCall(contract.findRecords, ({ query: { text } }) =>
  dataAnswer(text === 'kettle' ? found : none),
);

async function type(text: string) {
  await expect.element(page.getByRole('button', { name: /^Search/ })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect.element(field).toHaveFocus();
  await field.fill(text);
}

it('lists what was found by kind, and opens it by keyboard', async () => {
  calls = await renderPanel('/panel/profile', { profile: { roles: ['ROLE_ADMIN'] }, handlers: [search] });
  await type('kettle');
  await expect.element(page.getByRole('option', { name: /KV-K1-ST/ })).toBeVisible();
  const options = page
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent);
  expect(options).toEqual([
    'KettleKorva',
    'KettleKorva · KV-K1-ST · 9521400000021',
    'Kay Kettlemankay',
    'Kettle Shop',
  ]);
  for (const group of ['Packages', 'Products: figures', 'Users', 'Retailers']) {
    await expect.element(page.getByRole('listbox').getByText(group, { exact: true })).toBeVisible();
  }
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'User' })).toBeVisible();
  await expect.poll(() => calls?.made).toContain('GET /users/7');
});

it('chooses a screen at once, without waiting for records', async () => {
  const never = mockCall(contract.findRecords, () => new Promise<never>(() => undefined));
  calls = await renderPanel('/panel/profile', { profile: { roles: ['ROLE_ADMIN'] }, handlers: [never] });
  await type('licenses');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
});

it('says that records could not be searched, and still finds screens', async () => {
  const failing = mockCall(contract.findRecords, () =>
    mockError(500, { code: 'somethingWentWrong', message: 'no' }),
  );
  calls = await renderPanel('/panel/profile', {
    profile: { permissions: permissionsOf('BuilderPro') },
    handlers: [failing],
  });
  await type('profile');
  await expect.element(page.getByRole('alert').getByText(/^Only screens can be found now/)).toBeVisible();
  await expect.element(page.getByRole('option', { name: 'Profile' })).toBeVisible();
});
