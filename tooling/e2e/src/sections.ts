import { expect, type Locator, type Page } from '@playwright/test';

import { builderPro } from './builderPro.ts';

/** The sections of a package, by the names of their menus. */
export type SectionName = 'Locale' | 'Template' | 'Page';

/** Opens the menu of a section and chooses from it. */
async function choose(page: Page, section: SectionName, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${section}`) }).click();
  await page.getByRole('menuitem', { name: item, exact: typeof item === 'string' }).click();
}

/** Shows another locale, template or page. */
export async function openSection(page: Page, section: SectionName, name: string): Promise<void> {
  await choose(page, section, name);
  await expect(page.getByRole('button', { name: `${section} ${name}` })).toBeVisible();
}

/** Requests another locale, template or page; the dialog stays open if the name is refused. */
export async function askForSection(page: Page, section: SectionName, name: string): Promise<Locator> {
  const title = `Add a ${section.toLowerCase()}`;
  await choose(page, section, title);
  const dialog = page.getByRole('dialog', { name: title });
  if (section === 'Locale') await dialog.getByLabel('Language').selectOption(name);
  else await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: title }).click();
  return dialog;
}

/** Adds a locale, template or page and shows it. */
export async function addSection(page: Page, section: SectionName, name: string): Promise<void> {
  await askForSection(page, section, name);
  await expect(page.getByRole('button', { name: `${section} ${name}` })).toBeVisible();
}

/** Adds an empty page and shows it. */
export async function addPage(page: Page, name: string): Promise<void> {
  await addSection(page, 'Page', name);
}

/** Deletes the locale, template or page in view. */
export async function deleteSection(page: Page, section: SectionName, name: string): Promise<void> {
  const action = `Delete ${section.toLowerCase()} ${name}`;
  await choose(page, section, action);
  await page
    .getByRole('dialog', { name: `${action}?` })
    .getByRole('button', { name: action })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Deletes the page in view. */
export async function deletePage(page: Page, name: string): Promise<void> {
  await deleteSection(page, 'Page', name);
}

/** Clicks the save button and waits for the confirmation. */
export async function save(page: Page): Promise<void> {
  await builderPro(page).button('Save').click();
  await expectSaved(page);
}

/** Waits until the package is shown as saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}
