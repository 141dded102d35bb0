import { connectAdminApi } from './adminApi.ts';
import { holdClean } from './axe.ts';
import { editorIn } from './editorIn.ts';
import { languages } from './panelScreens.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const words = {
  en: { tea: 'Tea and coffee', name: 'Assam kettle', sample: 'still the sample text' },
  ru: { tea: 'Чай и кофе', name: 'Чайник «Ассам»', sample: 'всё ещё пример текста' },
} as const;

for (const language of languages) {
  test(`a new package begins with a whole page, whose samples are listed until replaced (${language})`, async ({
    page,
  }) => {
    const { tea, name, sample } = words[language];
    const { text, button, tab, speak } = editorIn(page, language);
    await signIn(page, 'editor');
    await speak();
    await page.goto('/panel/builder-pro/new?type=minisite');
    await page.getByLabel(text('builder.data.productName')).fill(name);
    await page.getByLabel(text('builder.data.brand'), { exact: true }).fill('Kernhof');
    await page.keyboard.press('Tab');
    const card = page.getByRole('button', { name: tea });
    await expect(card).toBeVisible();
    await holdClean(page, 'start');
    await card.press('Enter');
    await expect(tab('builder.tab.editor')).toHaveAttribute('aria-selected', 'true');
    const sections = page.locator('.page > [data-block]');
    await expect(sections).toHaveCount(7);
    await expect(sections.first()).toContainText(name);
    await page.keyboard.press('Control+z');
    await expect(sections).toHaveCount(0);
    await page.keyboard.press('Control+Shift+z');
    await expect(sections).toHaveCount(7);

    await button('builder.designs.open').click();
    const dialog = page.getByRole('dialog', { name: text('builder.designs.title') });
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await page.getByRole('button', { name: new RegExp(text('builder.problems.title')) }).click();
    await expect(page.getByRole('dialog', { name: text('builder.problems.title') })).toContainText(sample);
  });
  test(`a record of a data source fills a whole page and the package data (${language})`, async ({
    page,
    vitrina,
  }) => {
    const { tea, name } = words[language];
    const { text, tab, speak } = editorIn(page, language);
    const source = `Kettles ${language} ${Date.now()}`;
    const admin = await connectAdminApi(vitrina.address);
    await admin.addDataSource({
      name: source,
      columns: ['Name', 'Brand', 'EAN', 'Description', 'Feature', 'Capacity'],
      rows: [
        [name, 'Kernhof', '4006381333931', 'It boils fast. It stays cool.', 'Quiet', '1.7 l'],
        ['Toaster', 'Kernhof', '', '', '', ''],
      ],
    });
    await signIn(page, 'editor');
    await speak();
    await page.goto('/panel/builder-pro/new?type=minisite');
    await page.getByLabel(text('builder.start.content')).selectOption({ label: source });
    const record = page.getByRole('combobox', { name: text('builder.start.record') });
    await record.fill(name.slice(0, 4));
    await page.getByRole('option', { name }).click();
    await expect(page.getByLabel(text('builder.data.productName'))).toHaveValue(name);
    await expect(page.getByLabel(text('builder.data.ean'), { exact: true })).toHaveValue('4006381333931');
    await holdClean(page, 'record');
    await page.getByRole('button', { name: tea }).press('Enter');
    await expect(tab('builder.tab.editor')).toHaveAttribute('aria-selected', 'true');
    const content = page.locator('.page');
    for (const known of [name, 'It boils fast.', 'It stays cool.', 'Quiet', '1.7 l'])
      await expect(content).toContainText(known);
    await expect(content).not.toContainText(language === 'en' ? 'Height' : 'Высота');
  });
}
