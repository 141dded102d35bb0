import { contract, type Group } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

let calls: AnsweredCalls;
afterEach(() => calls.restore());

async function openNewGroup() {
  calls = await renderPanel('/panel/groups/add', {
    profile: { roles: ['ROLE_ADMIN'] },
    handlers: [
      mockCall(contract.listUsers, () => dataAnswer({ items: [], total: 0 })),
      mockCall(contract.createGroup, () => dataAnswer({} as Group)),
    ],
  });
  await page.getByRole('textbox', { name: 'Name' }).fill('Content team');
}

const permission = (name: string) => page.getByRole('checkbox', { name, exact: true });
const setting = (name: string) => page.getByRole('switch', { name, exact: true });
const rowOf = (name: string) => page.getByRole('listitem').filter({ has: permission(name) });

it('a permission and the switch that shows its screen are one row, set together', async () => {
  await openNewGroup();
  await permission('Trends').click();
  await expect.element(setting('Trends: In the menu')).toBeChecked();
  await permission('Builder Pro').click();
  await expect.element(setting('Builder Pro: Available')).toBeChecked();
  await expect.element(page.getByText(/no effect/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect.poll(() => calls.bodiesOf('/groups').filter(Boolean)).toHaveLength(1);
  expect(calls.bodiesOf('/groups').find(Boolean)).toMatchObject({
    permissions: ['Dashboard', 'Trends', 'BuilderPro'],
    settings: { isBuilderProAvailable: true, isBuilderAvailable: false, menu: { showTrends: true } },
  });
});

it('warns of what does nothing', async () => {
  await openNewGroup();
  await setting('Trends: In the menu').click();
  await expect.element(rowOf('Trends')).toMatchTextContent(/Has no effect without the permission/);
  await permission('Builder').click();
  await setting('Builder: Available').click();
  await expect.element(rowOf('Builder')).toMatchTextContent(/Users can’t open it/);
  await setting('Publish to shop pages').click();
  await expect.element(page.getByText('Has no effect without Builder or Builder Pro.')).toBeVisible();
  await setting('Map pages').click();
  await expect.element(page.getByText(/without the Live monitor permission/)).toBeVisible();
});

it('does not warn of a screen that is only left out of the menu', async () => {
  await openNewGroup();
  await setting('Dashboard: In the menu').click();
  await expect.element(setting('Dashboard: In the menu')).not.toBeChecked();
  await expect.element(page.getByText(/no effect/)).not.toBeInTheDocument();
});
