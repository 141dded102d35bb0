import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { dataAnswer, permissionsOf, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clearDrafts } from '@vitrina/editor/testing';

import { renderPanel } from '../testing/renderPanel.tsx';

let calls: AnsweredCalls | undefined;
beforeEach(clearDrafts);
afterEach(async () => {
  calls?.restore();
  await page.viewport(1280, 800);
});

const epacks = mockCall(contract.listEpacks, () => dataAnswer({ items: [], total: 0 }));
const menu = page.getByRole('navigation', { name: 'Main menu' });

it('names the screen, in the topbar and in the tab', async () => {
  calls = await renderPanel('/panel/profile');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Profile · Vitrina');
});

it('shows in the menu what the user may enter, by name in a wide window, and remembers another choice', async () => {
  calls = await renderPanel('/panel/profile', { profile: { permissions: permissionsOf('BuilderPro') } });
  await expect.element(menu.getByText('Builder Pro')).toBeVisible();
  await expect.element(menu.getByText('Content')).toBeVisible();
  expect(menu.getByRole('link', { name: 'Dashboard' }).query()).toBeNull();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await expect.element(menu.getByText('Content')).not.toBeInTheDocument();
  await expect.element(menu.getByRole('link', { name: 'Builder Pro' })).toBeVisible();
  expect(localStorage.getItem('panel.rail')).toBe('closed');
});

it('has icons with names on demand in a narrower window', async () => {
  await page.viewport(1279, 800);
  calls = await renderPanel('/panel/profile', { profile: { permissions: permissionsOf('BuilderPro') } });
  await expect.element(menu.getByRole('link', { name: 'Builder Pro' })).toBeVisible();
  expect(menu.getByText('Builder Pro').query()).toBeNull();
  await page.getByRole('button', { name: 'Expand menu' }).click();
  await expect.element(menu.getByText('Builder Pro')).toBeVisible();
});

it('folds administration, except on its own screens', async () => {
  calls = await renderPanel('/panel/profile', { profile: { roles: ['ROLE_ADMIN'] } });
  const toggle = menu.getByRole('button', { name: 'Administration' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(menu.getByRole('link', { name: 'Licenses' }).query()).toBeNull();
  await toggle.click();
  await menu.getByRole('link', { name: 'Licenses' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Licenses' })).toBeVisible();
  await toggle.click();
  await expect.element(menu.getByRole('link', { name: 'Licenses' })).toBeVisible();
  expect(menu.getByRole('link', { name: 'Retailers' }).query()).toBeNull();
});

it('goes on at the beginning of the new screen after a navigation', async () => {
  calls = await renderPanel('/panel/profile', { handlers: [epacks] });
  await menu.getByRole('link', { name: 'Builder Pro' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Builder Pro' })).toBeVisible();
  await expect.element(page.getByRole('main')).toHaveFocus();
});

it('leaves the keyboard in a field that stays when only the address changes, as at a first save', async () => {
  const saved = { id: '00000000-0000-4000-8000-000000000001', publicId: 'public' };
  const address = { locale: 'ru', template: 'master_template', page: 'index.html' };
  calls = await renderPanel('/panel/builder/new', {
    profile: { permissions: permissionsOf('Builder') },
    handlers: [
      mockCall(contract.listProducts, () => dataAnswer({ items: [], total: 0 })),
      mockCall(contract.listBrands, () => dataAnswer([])),
      mockCall(contract.createEpack, () =>
        dataAnswer({
          ...saved,
          pageIndex: [{ ...address, revision: 1 }],
          dataRevision: 1,
          issues: [],
          issueCount: 0,
          replaced: [],
        }),
      ),
    ],
  });
  await page.getByRole('button', { name: /^Product story/ }).click();
  const title = page.getByRole('region', { name: 'Opening' }).getByRole('textbox', { name: 'Title' });
  await title.fill('Sop');
  (title.element() as HTMLInputElement).setSelectionRange(2, 2);
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .element(page.getByRole('link', { name: 'Preview' }))
    .toHaveAttribute('href', `/panel/builder-pro/preview/${saved.id}`);
  // The address changes shortly after the save.
  await expect.poll(() => calls?.made.filter((call) => call === 'POST /front/logs').length).toBe(2);
  await userEvent.keyboard('u');
  await expect.element(title).toHaveValue('Soup');
});

it('lets the keyboard skip the menu', async () => {
  calls = await renderPanel('/panel/profile');
  await expect.element(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
});

it('switches the language and keeps the page with what was typed', async () => {
  calls = await renderPanel('/panel/profile');
  await page.getByLabelText('First name').fill('Anya');
  await page.getByRole('button', { name: /Language: English/ }).click();
  await page.getByRole('menuitemradio', { name: 'Русский' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Профиль' })).toBeVisible();
  await expect.element(page.getByLabelText('Имя', { exact: true })).toHaveValue('Anya');
  expect(document.documentElement.lang).toBe('ru');
});

it('opens the menu from the topbar on a phone', async () => {
  await page.viewport(390, 844);
  calls = await renderPanel('/panel/profile', { handlers: [epacks] });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Builder Pro' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Builder Pro' })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

it('sends a path without a screen to the dashboard', async () => {
  calls = await renderPanel('/panel/nowhere', { profile: { licenses: [] } });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
