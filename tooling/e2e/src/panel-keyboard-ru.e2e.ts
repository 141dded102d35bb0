import type { Page } from '@playwright/test';

import { enterPanel } from './enterPanel.ts';
import { focusedName, tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

const sizes = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** To a screen through the menu, which a phone keeps behind a button. */
async function goByMenu(page: Page, isPhone: boolean, name: RegExp): Promise<void> {
  if (isPhone) {
    await tabTo(page, /^Открыть меню$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Закрыть меню' })).toBeVisible();
  }
  await tabTo(page, name);
  await page.keyboard.press('Enter');
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
      await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible();
      await tabTo(page, /^Логин$/);
      await keyboard.type('admin');
      await tabTo(page, /^Пароль$/);
      await keyboard.type('vitrina-demo');
      await keyboard.press('Enter');
      await expect(heading(page, 'Дашборд')).toBeVisible();

      await goByMenu(page, isPhone, /^Лицензии$/);
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
      await expect(page.getByRole('combobox', { name: 'Перейти к экрану' })).toBeFocused();
      await keyboard.type('профиль');
      await keyboard.press('Enter');
      await expect(heading(page, 'Профиль')).toBeVisible();

      await tabTo(page, /^Аккаунт/);
      await keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Профиль' })).toBeFocused();
      await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      await expect(page).toHaveURL(/\/auth\/login$/);
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
      const sheet = page.getByRole('dialog', { name });
      await expect(sheet).toBeVisible();
      await tabTo(page, /^Закрыть$/);
      await page.keyboard.press('Enter');
      await expect(sheet).toHaveCount(0);
      expect(await focusedName(page)).toBe(name);
    });
  });
