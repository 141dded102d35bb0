import { contract, type PreviewLink } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open } = setUpEditor();

const link: PreviewLink = {
  id: 3,
  createdBy: 'anna',
  createdDate: '2026-11-20T10:00:00.000Z',
  endDate: '2026-11-27T10:00:00.000Z',
  lastOpenedDate: null,
};
const address = `https://panel.test/panel/builder-pro/preview/shared/${'k'.repeat(43)}`;
const dialog = page.getByRole('dialog', { name: 'Preview links' });

async function openDialog() {
  await findBlock(2);
  await page.getByRole('button', { name: 'Package menu' }).click();
  await page.getByRole('menuitem', { name: 'Share the preview' }).click();
}

const list = (items: PreviewLink[]) =>
  mockCall(contract.listPreviewLinks, () => dataAnswer({ items, total: items.length }));

test('creates a link for seven days unless chosen otherwise, and shows its address', async () => {
  const asked: unknown[] = [];
  const create = mockCall(contract.createPreviewLink, ({ body }) => {
    asked.push(body.lifetime);
    return dataAnswer({ id: 3, url: address, endDate: link.endDate });
  });
  await open(makePage(feature(text('Hello'))), list([]), create);
  await openDialog();
  await expect.element(dialog.getByText('No links work at the moment.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await expect.element(dialog.getByText(address)).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Valid for' }).selectOptions('30 days');
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await expect.poll(() => asked).toEqual(['week', 'month']);
});

test('lists who created a link and when it was opened, and revokes one by one', async () => {
  const revoked: unknown[] = [];
  const revoke = mockCall(contract.revokePreviewLink, ({ params }) => {
    revoked.push(params.linkId);
    return dataAnswer({});
  });
  const opened = { ...link, id: 4, createdBy: 'boris', lastOpenedDate: '2026-11-21T10:00:00.000Z' };
  await open(makePage(feature(text('Hello'))), list([opened, link]), revoke);
  await openDialog();
  const row = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
  await expect.element(row('anna')).toMatchTextContent(/Valid until Nov 27, 2026.*by anna · Not opened yet/);
  await expect.element(row('boris')).toMatchTextContent(/by boris · Last opened Nov 21, 2026/);
  await row('anna')
    .getByRole('button', { name: /^Revoke the link valid until/ })
    .click();
  await expect.poll(() => revoked.map(String)).toEqual(['3']);
});

test('says why no link is created', async () => {
  const code = 'tooManyPreviewLinks';
  const create = mockCall(contract.createPreviewLink, () => mockError(409, { code, message: '' }));
  await open(makePage(feature(text('Hello'))), list([]), create);
  await openDialog();
  await dialog.getByRole('button', { name: 'Create a link' }).click();
  await expect.element(dialog.getByText(/too many preview links/)).toBeVisible();
});
