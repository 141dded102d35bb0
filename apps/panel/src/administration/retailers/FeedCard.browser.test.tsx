import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

const token = 'x'.repeat(43);
const retailer = { id: 7, name: 'Shop', domains: ['shop.example'], isSis: false, licenses: [], revision: 1 };
let restore: () => void = () => undefined;
const made = { createdDate: '2026-11-20T10:00:00.000Z', lastUsedDate: null };
let kept: typeof made | null;
let isBroken = false;

beforeEach(async () => {
  isBroken = false;
  kept = null;
  const calls = await renderPanel('/panel/retailers/edit/7', {
    profile: { roles: ['ROLE_ADMIN'] },
    handlers: [
      mockCall(contract.getRetailer, () => dataAnswer(retailer)),
      mockCall(contract.downloadFeed, () =>
        isBroken ? mockError(503, { code: 'serviceUnavailable', message: '' }) : new Blob(['id,gtin']),
      ),
      mockCall(contract.getFeedToken, () => dataAnswer(kept)),
      mockCall(contract.generateFeedToken, () => {
        kept = made;
        return dataAnswer({ token, createdDate: made.createdDate });
      }),
      mockCall(contract.revokeFeedToken, () => {
        kept = null;
        return dataAnswer({});
      }),
    ],
  });
  restore = calls.restore;
});
afterEach(() => restore());

test('the feed is saved as a file; where that fails, it is said in the card', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('Shop.csv');
  });
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await expect.poll(() => saved.mock.calls.length).toBe(1);
  saved.mockRestore();
  isBroken = true;
  await page.getByRole('button', { name: 'Download XML' }).click();
  await expect
    .element(page.getByRole('alert').filter({ hasText: 'An error occurred while creating the feed' }))
    .toBeVisible();
});

test('the retailer’s address is shown once, and revoked', async () => {
  await page.getByRole('button', { name: 'Create an address' }).click();
  const address = (file: string) => page.getByText(`${location.origin}/stream/v1/feeds/${token}/${file}`);
  await expect.element(address('products.csv')).toBeVisible();
  await expect.element(address('products.xml')).toBeVisible();
  await expect.element(address('sitemap.xml')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke the address' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke the address' }).click();
  await expect.element(page.getByText('No address.', { exact: false })).toBeVisible();
  await expect.element(address('products.csv')).not.toBeInTheDocument();
});
