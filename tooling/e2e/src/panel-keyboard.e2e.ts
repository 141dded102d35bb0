import { focusedName, mostSteps, tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

test('S1, S17, S12, P10: by keyboard alone from the sign-in through a list and a form to the way out', async ({
  page,
}) => {
  const { keyboard } = page;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/auth/login');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await tabTo(page, /^Login$/);
  await keyboard.type('admin');
  await tabTo(page, /^Password$/);
  await keyboard.type('vitrina-demo');
  await keyboard.press('Enter');
  await expect(heading('Dashboard')).toBeVisible();

  // The link that skips the menu is first.
  await tabTo(page, /^Skip to content$/);
  await tabTo(page, /^Administration$/);
  await keyboard.press('Enter');
  await tabTo(page, /^Brands$/);
  await keyboard.press('Enter');
  await expect(heading('Brands')).toBeVisible();
  const table = page.getByRole('table', { name: 'Brands' });
  await expect(table).toBeVisible();

  // The search is before the column's header; both are named after the field.
  await tabTo(page, /^Brand$/);
  await tabTo(page, /^Brand$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=name/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=-name/);
  await keyboard.press('Shift+Tab');
  for (let step = 0; step < mostSteps && (await focusedName(page)) !== 'License'; step += 1)
    await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  const choices = page.getByRole('dialog', { name: 'License' });
  await expect(choices).toBeVisible();
  await tabTo(page, /^Kernhof$/);
  await keyboard.press('Space');
  await expect(page).toHaveURL(/licenses=\d+/);
  await keyboard.press('Escape');
  await expect(choices).toHaveCount(0);
  expect(await focusedName(page)).toMatch(/^License/);

  await tabTo(page, /^Kernhof$/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/panel\/brands\/edit\/\d+$/);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await tabTo(page, /^Name$/);
  await keyboard.press('End');
  await keyboard.type(' by keyboard');
  await keyboard.press('Enter');
  // The list has its previous filters and order.
  await expect(page).toHaveURL(/\/panel\/brands\?(?=.*sort=-name)(?=.*licenses=\d)/);
  await expect(table.getByText('Kernhof by keyboard')).toBeVisible();

  await tabTo(page, /^Account/);
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeFocused();
  await keyboard.press('End');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth\/login$/);
});
