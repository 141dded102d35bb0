import { test as base, type Page } from '@playwright/test';

import { builderPro, select } from './builderPro.ts';
import { startLanguageModel, type LanguageModel } from './languageModel.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { perWorker } from './perWorker.ts';
import { expect, test as withoutModel } from './test.ts';
import { startVitrinaServer, type VitrinaServer } from './vitrinaServer.ts';

interface Served {
  readonly model: LanguageModel;
  readonly vitrina: VitrinaServer;
}

const test = base.extend<object, { served: Served }>({
  served: perWorker(async (provide) => {
    const model = await startLanguageModel();
    const vitrina = await startVitrinaServer({
      AI_BASE_URL: model.baseUrl,
      AI_API_KEY: 'key',
      AI_MODEL: 'model',
    });
    await provide({ model, vitrina });
    await vitrina.stop();
    await model.stop();
  }),
  baseURL: async ({ served }, provide) => provide(served.vitrina.address),
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Improve the text' });

async function openAssistant(page: Page): Promise<void> {
  await select(builderPro(page).blocks('Text').first());
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('Improve');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
}

const run = (page: Page, action: string) =>
  dialog(page).getByRole('listitem').filter({ hasText: action }).getByRole('button', { name: 'Try' });

test('D11 a proposal arrives word by word, shows what differs, and is one step once accepted', async ({
  page,
  served,
}) => {
  const { model, vitrina } = served;
  await openEditor(page, vitrina, textBlock('A good <strong>pot</strong> of steel'));
  model.answer('A fine <strong>pot</strong> of steel');
  await openAssistant(page);
  await expect(dialog(page).getByText(/^Left today: /)).toBeVisible();
  await run(page, 'Rewrite').click();
  await expect(dialog(page).locator('ins')).toHaveText('fine');
  await expect(dialog(page).locator('del')).toHaveText('good');
  expect(model.asked.at(-1)).toContain('<strong>pot</strong>');
  await dialog(page).getByRole('button', { name: 'Use this text' }).click();
  const block = builderPro(page).blocks('Text').first();
  await expect(block).toHaveText('A fine pot of steel');
  await expect(block.locator('strong')).toHaveText('pot');
  await page.keyboard.press('Control+z');
  await expect(block).toHaveText('A good pot of steel');
});

test('D11 an answer on its way is stopped, at the model too, and nothing changes', async ({
  page,
  served,
}) => {
  const { model, vitrina } = served;
  await openEditor(page, vitrina, textBlock('To be left alone'));
  model.answer('Something else ', { isEndless: true });
  await openAssistant(page);
  await run(page, 'Rewrite').click();
  await expect(dialog(page).getByText('Something else')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Use this text' })).toBeDisabled();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => model.broken).toContain('To be left alone');
  await expect(dialog(page).getByText('Something else')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Keep as it is' }).click();
  await expect(builderPro(page).blocks('Text').first()).toHaveText('To be left alone');
});

test('D11 the selected part of a text is worked on alone', async ({ page, served }) => {
  const { model, vitrina } = served;
  await openEditor(page, vitrina, textBlock('Steel pot'));
  model.answer('Enamel');
  const block = builderPro(page).blocks('Text').first();
  await block.dblclick();
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.press('Home');
  for (let letter = 0; letter < 'Steel'.length; letter += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Edit the text with the assistant' }).first().click();
  await run(page, 'Rewrite').click();
  await expect(dialog(page).locator('ins')).toHaveText('Enamel');
  expect(model.asked.at(-1)).toBe('Steel');
  await dialog(page).getByRole('button', { name: 'Use this text' }).click();
  await expect(block).toHaveText('Enamel pot');
});

withoutModel(
  'D11 without a model only rules are offered and named so; a list that failed is had by another try',
  async ({ page, vitrina }) => {
    await openEditor(page, vitrina, textBlock('Two  words'));
    let attempts = 0;
    await page.route('**/api/constructor/ai/actions', (route) => {
      attempts += 1;
      return attempts === 1
        ? route.fulfill({ status: 500, json: { code: 'somethingWentWrong', message: 'x' } })
        : route.continue();
    });
    await openAssistant(page);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByText(/No language model is set up/)).toBeVisible();
    await expect(dialog(page).getByText('Rewrite')).toHaveCount(0);
    await run(page, 'Clean up spaces (automatic)').click();
    await dialog(page).getByRole('button', { name: 'Use this text' }).click();
    await expect(builderPro(page).blocks('Text').first()).toHaveText('Two words');
  },
);
