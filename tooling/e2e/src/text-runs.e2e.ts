import { test as base, type Page } from '@playwright/test';

import { holdClean } from './axe.ts';
import { editorIn } from './editorIn.ts';
import { type LanguageModel, startLanguageModel } from './languageModel.ts';
import { newGtin } from './newGtin.ts';
import { languages } from './panelScreens.ts';
import { perWorker } from './perWorker.ts';
import { signIn } from './signIn.ts';
import { expect } from './test.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

interface Served {
  readonly model: LanguageModel;
  readonly vitrina: VitrinaServer;
}

const test = base.extend<object, { served: Served }>({
  served: perWorker(async (provide) => {
    const model = await startLanguageModel();
    const vitrina = await startVitrinaServer({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'model' });
    await provide({ model, vitrina });
    await vitrina.stop();
    await model.stop();
  }),
  baseURL: async ({ served }, provide) => provide(served.vitrina.address),
});

const words = {
  en: {
    headings: ['Product name', 'Brand', 'EAN', 'Description', 'Capacity'],
    kettle: 'Ketl',
    description: 'It boils a liter in two minutes.',
    imported: 'Import 3 packages',
    start: 'Propose texts for 3 packages',
    apply: 'Apply 3 reviewed packages',
    close: 'Close',
    language: 'English',
  },
  ru: {
    headings: ['Наименование', 'Бренд', 'Штрихкод', 'Описание', 'Объём'],
    kettle: 'Чайничек',
    description: 'Кипятит литр за две минуты.',
    imported: 'Импортировать 3 пакета',
    start: 'Предложить тексты для 3 пакетов',
    apply: 'Применить 3 проверенных пакета',
    close: 'Закрыть',
    language: 'Русский',
  },
} as const;

/** Imports three kettles as packages with a record. */
async function importKettles(page: Page, language: 'en' | 'ru'): Promise<void> {
  const { headings, kettle, description, imported, close } = words[language];
  const { text, button } = editorIn(page, language);
  const rows = [1, 2, 3].map((number) => [`${kettle} ${number}`, 'Kernhof', newGtin(), description, '1.7 l']);
  const csv = [headings, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\r\n');
  await button('builder.list.more').click();
  await page.getByRole('menuitem', { name: text('builder.import.open') }).click();
  const dialog = page.getByRole('dialog', { name: text('builder.import.title') });
  const file = { name: 'kettles.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await dialog.getByLabel(text('builder.import.files')).setInputFiles(file);
  await dialog.getByLabel(text('builder.import.products.language')).selectOption(language);
  await dialog.getByRole('button', { name: text('builder.import.products.check') }).click();
  await dialog.getByRole('button', { name: imported }).click({ timeout: 60_000 });
  await expect(dialog.getByRole('button', { name: `${kettle} 1` })).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole('button', { name: close }).click();
}

for (const language of languages) {
  test(`texts of three packages are proposed, reviewed and applied by keyboard (${language})`, async ({
    page,
    served: { model },
  }) => {
    const { kettle, start, apply, close } = words[language];
    const { text, button, speak } = editorIn(page, language);
    const written = language === 'en' ? 'Holds 1.7 liters' : 'Вмещает 1.7 литра';
    const texts = [{ number: 0, text: written, facts: [0] }];
    model.answer(JSON.stringify({ texts }));
    await signIn(page, 'editor');
    await speak();
    await page.goto('/panel/builder-pro');
    await importKettles(page, language);

    await page.getByRole('searchbox').fill(kettle);
    // With the one of all rows; the rows before the search are gone.
    await expect(page.getByRole('checkbox')).toHaveCount(4);
    await page.getByRole('row').first().getByRole('checkbox').press('Space');
    await button('builder.textRun.open').press('Enter');
    const dialog = page.getByRole('dialog', { name: text('builder.textRun.open') });
    await expect(dialog.getByLabel(text('builder.textRun.locale'))).toHaveValue(language);
    await holdClean(page, 'start');
    await dialog.getByRole('button', { name: start }).press('Enter');
    await expect(dialog.getByRole('list', { name: text('builder.textRun.packages') })).toBeVisible();
    await page.keyboard.press('Escape');

    // The work is found again.
    await button('builder.list.more').press('Enter');
    await page.getByRole('menuitem', { name: text('builder.textRun.recentOpen') }).press('Enter');
    const found = page.getByRole('dialog', { name: text('builder.textRun.recentOpen') });
    const run = found.getByRole('listitem').filter({ hasText: `, ${words[language].language}` });
    await run.getByRole('button').press('Enter');
    await expect(found.getByRole('progressbar')).toHaveCount(0, { timeout: 60_000 });
    await expect(found.getByRole('listitem')).toHaveCount(3);
    await holdClean(page, 'review list');
    expect(model.asked.length).toBeGreaterThanOrEqual(3);

    await found.getByRole('button', { name: `${kettle} 1` }).press('Enter');
    for (const number of [1, 2, 3]) {
      const review = page.getByRole('dialog', { name: `${kettle} ${number}`, exact: true });
      await expect(review.locator('ins').first()).toBeVisible();
      if (number === 1) await holdClean(page, 'review');
      await review.getByRole('button', { name: text('builder.textRun.markReviewed') }).press('Enter');
    }
    await found.getByRole('button', { name: apply }).press('Enter');
    await expect(
      found.getByRole('listitem').filter({ hasText: text('builder.textRun.word.applied') }),
    ).toHaveCount(3);
    await found.getByRole('button', { name: close }).press('Enter');

    await page.getByRole('row', { name: `${kettle} 2` }).click();
    await expect(page.locator('.page')).toContainText(written);
  });
}
