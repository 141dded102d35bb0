import { AxeBuilder } from '@axe-core/playwright';
import { messages } from '@vitrina/builder-kit/messages';
import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { demoAsset } from './demoAsset.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

type TextId = keyof typeof messages.en;

/** Dialogs and side sheets that a command opens; a text is selected. */
const commandIds = [
  'builder.command.publish',
  'builder.command.assets',
  'builder.command.versions',
  'builder.command.exportMarketplace',
  'builder.command.shortcuts',
  'builder.command.insertAfter',
  'builder.command.insertInside',
  'builder.command.saveCustom',
  'builder.command.textAssist',
] as const satisfies readonly TextId[];

const sections = ['locale', 'template', 'page'] as const;
type Section = (typeof sections)[number];

for (const language of ['en', 'ru'] as const) {
  test(`every dialog of the editor is clean for axe, in ${language}`, async ({ page, vitrina }) => {
    test.setTimeout(600_000);
    const text = (id: TextId) => messages[language][id];
    const path = await openEditor(page, vitrina, textBlock('One'), block('Image', {}), block('Form', {}));
    await page.evaluate((locale) => localStorage.setItem('locale', locale), language);
    await page.goto(path);
    const firstText = page.locator('[data-block][data-key="Text"]').first();
    await expect(firstText).toBeVisible();
    const check = async (name: string, open: () => Promise<void>) => {
      await test.step(name, async () => {
        await open();
        await expect(dialogOf(page)).toBeVisible();
        await holdClean(page, name);
        await closeAll(page);
      });
    };

    const menuOf = (section: Section) =>
      page.getByRole('button', { name: new RegExp(`^${text(`builder.section.${section}`)} `) });
    const askFor = async (section: Section) => {
      await menuOf(section).click();
      await page.getByRole('menuitem', { name: text(`builder.section.${section}.add`) }).click();
    };
    const add = async (section: Section, name: string) => {
      await askFor(section);
      await dialogOf(page).getByLabel(text('builder.section.name')).fill(name);
      await page.keyboard.press('Enter');
      await expect(menuOf(section)).toContainText(name);
    };
    const run = async (id: TextId) => {
      await openPalette(page);
      await page.getByRole('combobox').last().fill(text(id));
      await page
        .getByRole('option', { name: text(id) })
        .first()
        .click();
    };
    await holdClean(page, 'editor');
    await check('command palette', () => openPalette(page));
    for (const id of commandIds) {
      await check(id, async () => {
        await firstText.click();
        await run(id);
      });
    }
    for (const section of sections) await check(`add a ${section}`, () => askFor(section));
    await check('crop', async () => {
      await page.locator('[data-block][data-key="Image"]').first().click();
      const inspector = page.getByRole('complementary').last();
      await inspector.locator('input[type=file]').first().setInputFiles(demoAsset('beans.jpg'));
      await inspector.getByRole('button', { name: text('builder.crop.open'), exact: true }).click();
    });
    await add('template', 'krups');
    await check('linked copies', () => run('builder.command.linkedCopy'));
    await add('locale', 'en');
    await check('translation', () => run('builder.command.translate'));
    await add('template', 'ozon_template');
    await check('import of Ozon content', () => run('builder.command.importOzon'));
  });
}

const dialogOf = (page: Page) => page.getByRole('dialog').last();

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
}

/** What axe finds wrong, and where; nothing, as it should be. */
async function holdClean(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Half faded in, every text has too little contrast.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id} at ${target.join(' ')}`),
  );
  expect.soft(faults, name).toEqual([]);
}

async function closeAll(page: Page): Promise<void> {
  const open = page.locator('[role=dialog], [role=menu]');
  for (let tries = 0; tries < 4 && (await open.count()) > 0; tries += 1) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
  await expect(open).toHaveCount(0);
}
