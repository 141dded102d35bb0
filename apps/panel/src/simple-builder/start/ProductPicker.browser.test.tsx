import { contract, type Product } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { setUpSimpleBuilder } from '../testing/openSimpleBuilder.tsx';

const { openNew } = setUpSimpleBuilder();

/** Products of the fake server, which returns up to the requested number. */
const products = Array.from({ length: 120 }, (_, index): Product => {
  const ean = String(4_000_000_000_000 + index);
  return { name: `Pan ${index + 1}`, brand: 'Tefal', ean, mpn: '', categories: [], epack: null };
});

test('of more products than are listed the list says so, and the search reaches the others', async () => {
  await openNew(
    mockCall(contract.listProducts, ({ query: { search = '', limit } }) => {
      const found = products.filter(({ name }) => name.includes(search));
      return dataAnswer({ items: found.slice(0, limit), total: found.length });
    }),
  );
  const field = page.getByRole('combobox', { name: 'Choose a product' });
  const option = (name: RegExp) => page.getByRole('option', { name });
  await field.click();
  await expect.element(option(/^Pan 50/)).toBeInTheDocument();
  await expect
    .element(page.getByText('Showing 50 of 120 products. Refine your search to find others.'))
    .toBeVisible();
  expect(option(/^Pan 117/).query()).toBeNull();
  await field.fill('Pan 117');
  await option(/^Pan 117/).click();
  await expect.element(field).toHaveValue('Pan 117');
  await field.fill('Pan 11');
  await expect.element(option(/^Pan 119/)).toBeInTheDocument();
  expect(page.getByText(/^Showing .* products/).query()).toBeNull();
});

test('Enter takes the product that was typed, while the list still is the one of fewer letters', async () => {
  const held = Promise.withResolvers<void>();
  await openNew(
    mockCall(contract.listProducts, async ({ query: { search = '', limit } }) => {
      if (search) await held.promise;
      const found = products.filter(({ name }) => name.includes(search));
      return dataAnswer({ items: found.slice(0, limit), total: found.length });
    }),
  );
  const field = page.getByRole('combobox', { name: 'Choose a product' });
  await field.click();
  await expect.element(page.getByRole('option', { name: /^Pan 50/ })).toBeInTheDocument();
  await userEvent.keyboard('Pan 42{Enter}');
  // Leaving the field would reset text without a chosen product.
  await userEvent.tab();
  await expect.element(field).toHaveValue('Pan 42');
  held.resolve();
});
