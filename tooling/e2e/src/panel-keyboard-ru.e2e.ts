import type { Page } from '@playwright/test';

import { enterPanel } from './enterPanel.ts';
import { focusedName, mostSteps, tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens a screen through the menu, which is behind a button on a phone, and its section if that is folded. */
async function goByMenu(page: Page, isPhone: boolean, name: RegExp, section?: RegExp): Promise<void> {
  if (isPhone) {
    await tabTo(page, /^Открыть меню$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Закрыть меню' })).toBeVisible();
  }
  if (section) {
    await tabTo(page, section);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

/** Checks whether the focused element is under a sticky bar. */
function isUnderBar(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    let over = document.elementFromPoint(left + width / 2, top + height / 2);
    while (over && getComputedStyle(over).position !== 'sticky') over = over.parentElement;
    return over !== null && !over.contains(focused);
  });
}

/** Moves through the controls of a form with a key, and lists those that are not visible when focused. */
async function hiddenOnTheWay(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    if ((await page.locator('form :focus').count()) === 0) break;
    if (await isUnderBar(page)) hidden.push(await focusedName(page));
  }
  return hidden;
}

for (const [device, viewport] of Object.entries(sizes))
  test.describe(device, () => {
    const isPhone = device === 'phone';
    test.use({ viewport });
    test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('locale', 'ru')));

    test('S1, S17, P10: by keyboard alone, in Russian, from the sign-in through a list and a form to the way out', async ({
      page,
    }) => {
      const { keyboard } = page;
      await page.goto('/auth/login');
      await expect(page.getByRole('button', { name: 'Войти', exact: true })).toBeVisible();
      await tabTo(page, /^Логин$/);
      await keyboard.type('admin');
      await tabTo(page, /^Пароль$/);
      await keyboard.type('vitrina-demo');
      await keyboard.press('Enter');
      await expect(heading(page, 'Дашборд')).toBeVisible();

      await goByMenu(page, isPhone, /^Лицензии$/, /^Администрирование$/);
      await expect(heading(page, 'Лицензии')).toBeVisible();
      await tabTo(page, /^Столбцы$/);
      await keyboard.press('Enter');
      const columns = page.getByRole('checkbox', { name: 'Пакеты' });
      await expect(columns).toBeVisible();
      await keyboard.press('Escape');
      await expect(columns).toHaveCount(0);
      expect(await focusedName(page)).toBe('Столбцы');

      await tabTo(page, /^Verdena$/);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/panel\/licenses\/edit\/\d+$/);
      await expect(page.getByRole('textbox', { name: 'Название' })).toBeVisible();
      await tabTo(page, /^Название$/);
      await keyboard.press('End');
      await keyboard.type(` ${device}`);
      await tabTo(page, /^Отмена$/);
      await keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Есть несохранённые изменения' })).toBeVisible();
      await tabTo(page, /^Уйти без сохранения$/);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/panel\/licenses$/);

      await keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
      await keyboard.type('профиль');
      await keyboard.press('Enter');
      await expect(heading(page, 'Профиль')).toBeVisible();

      await tabTo(page, /^Аккаунт/);
      await keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeFocused();
      await keyboard.press('End');
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/auth\/login$/);
    });

    test('S17, P10: by keyboard alone, in Russian, from a filtered list into a form and back to the same list', async ({
      page,
      vitrina: { address },
    }) => {
      const { keyboard } = page;
      // Narrows the list to one page, even with users that other tests added.
      await enterPanel(page, address, 'admin', '/panel/users?search=ov');
      const blocked = page.getByRole('row').filter({ hasText: 'i.tarasov' });
      await expect(blocked).toBeVisible();
      await tabTo(page, /^Статус$/);
      await keyboard.press('Enter');
      await tabTo(page, /^Активен$/);
      await keyboard.press('Space');
      await keyboard.press('Escape');
      const narrowed = /\/panel\/users\?(?=.*search=ov)(?=.*isEnabled=true)/;
      await expect(page).toHaveURL(narrowed);

      await tabTo(page, /^d\.belov$/);
      await keyboard.press('Enter');
      const lastName = page.getByRole('textbox', { name: 'Фамилия' });
      await expect(lastName).toBeVisible();
      await tabTo(page, /^Фамилия$/);
      await keyboard.press('End');
      await keyboard.type(` ${device}`);
      await tabTo(page, /^Сохранить изменения$/);
      await keyboard.press('Enter');
      await expect(page).toHaveURL(narrowed);
      await expect(page.getByRole('row').filter({ hasText: 'd.belov' })).toBeVisible();
      await expect(blocked).toHaveCount(0);
    });

    test('P10: nothing the keyboard comes to in a long form lies under a bar, forward or back', async ({
      page,
      vitrina: { address },
    }) => {
      await enterPanel(page, address, 'admin', '/panel/groups/edit/1');
      const fields = page.getByRole('main').locator('form input');
      await expect(fields.first()).toBeVisible();
      await fields.first().focus();
      expect(await hiddenOnTheWay(page, 'Tab')).toEqual([]);
      await fields.last().focus();
      expect(await hiddenOnTheWay(page, 'Shift+Tab')).toEqual([]);
    });

    test('S7, S8: by keyboard alone, in Russian, into a product page’s sheet and back to its row', async ({
      page,
      vitrina: { address },
    }) => {
      await enterPanel(page, address, 'admin', '/panel/statistics/liveMonitor?search=POLKA-noRich');
      const row = page.getByRole('row').filter({ has: page.locator('[data-opens]') });
      await expect(row.first()).toBeVisible();
      const name = ((await row.first().locator('[data-opens]').textContent()) ?? '').trim();
      await tabTo(page, new RegExp(`^${name}$`));
      await page.keyboard.press('Enter');
      // Beside the list on a wide screen, over it on a phone.
      const sheet = page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
      await expect(sheet).toBeVisible();
      await tabTo(page, /^Закрыть$/);
      await page.keyboard.press('Enter');
      await expect(sheet).toHaveCount(0);
      expect(await focusedName(page)).toBe(name);
    });
  });
