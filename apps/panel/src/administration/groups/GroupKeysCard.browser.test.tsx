import { contract, type Group, type GroupKey } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';
import { groupKind } from './groupKind.ts';

let calls: AnsweredCalls;
afterEach(() => calls.restore());

const pimKey: GroupKey = {
  id: 5,
  name: 'PIM import',
  scopes: ['packages.read', 'publish'],
  createdBy: 'admin',
  createdDate: '2026-11-20T10:00:00.000Z',
  endDate: '2027-11-20T10:00:00.000Z',
  isEnded: false,
  lastUsedDate: null,
};

const group = {
  id: 1,
  name: 'Editors',
  settings: groupKind.blank.settings,
  permissions: [],
  users: [],
  licenses: [],
  retailers: [],
  token: null,
  keys: [pimKey],
  revision: 1,
} as Group;

async function openGroup(fields: Partial<Group> = {}) {
  calls = await renderPanel('/panel/groups/edit/1', {
    profile: { roles: ['ROLE_ADMIN'] },
    handlers: [
      mockCall(contract.listUsers, () => dataAnswer({ items: [], total: 0 })),
      mockCall(contract.getGroup, () => dataAnswer({ ...group, ...fields })),
      mockCall(contract.updateGroup, () => dataAnswer(group)),
      mockCall(contract.createGroupKey, () => dataAnswer({ id: 6, key: 'k'.repeat(43), endDate: null })),
      mockCall(contract.revokeGroupKey, () => dataAnswer({})),
    ],
  });
}

it('lists the keys with their scopes, end and use, and revokes one by one', async () => {
  await openGroup({ keys: [pimKey, { ...pimKey, id: 4, name: 'Old', isEnded: true }] });
  const row = page.getByRole('listitem').filter({ hasText: 'PIM import' });
  await expect.element(row).toMatchTextContent(/Read packages, Publish and unpublish/);
  await expect
    .element(row)
    .toMatchTextContent(/Created Nov 20, 2026 by admin · Valid until Nov 20, 2027 · Never used/);
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Old' })).toMatchTextContent(/Ended/);
  await page.getByRole('button', { name: 'Revoke “PIM import”' }).click();
  await page.getByRole('button', { name: 'Revoke the key' }).click();
  await expect.poll(() => calls.bodiesOf('/groups/1/keys/5')).toHaveLength(1);
});

it('creates a key with at least one scope, for a year, and shows it once', async () => {
  await openGroup();
  await page.getByRole('button', { name: 'Create an API key' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Reports');
  await dialog.getByRole('button', { name: 'Create an API key' }).click();
  await expect.element(dialog.getByText('Select at least one scope.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Statistics and reports' }).click();
  await dialog.getByRole('button', { name: 'Create an API key' }).click();
  await expect.element(page.getByText('k'.repeat(43))).toBeVisible();
  expect(calls.bodiesOf('/groups/1/keys').filter(Boolean)).toEqual([
    { name: 'Reports', scopes: ['statistics'], lifetime: 'year' },
  ]);
  // The form of the group around the dialog is not submitted.
  expect(calls.bodiesOf('/groups/1').filter(Boolean)).toEqual([]);
  await page.getByRole('button', { name: 'I’ve copied it' }).click();
  await expect.element(page.getByText('k'.repeat(43))).not.toBeInTheDocument();
});

it('marks a token of the time before keys', async () => {
  await openGroup({ token: { createdDate: '2026-01-20T10:00:00.000Z', lastUsedDate: null, endDate: null } });
  await expect.element(page.getByText(/it has all scopes and no end date/)).toBeVisible();
});
