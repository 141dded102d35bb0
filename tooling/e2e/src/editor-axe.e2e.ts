import { block } from '@vitrina/demo/wirePage';

import { closeAll, holdClean } from './axe.ts';
import { demoAsset } from './demoAsset.ts';
import { editorIn, type TextId } from './editorIn.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { languages } from './panelScreens.ts';
import { expect, test } from './test.ts';

/** Dialogs and side sheets that commands open while a text is selected. */
const commandIds = [
  'builder.command.publish',
  'builder.command.assets',
  'builder.command.versions',
  'builder.command.exportMarketplace',
  'builder.command.sharePreview',
  'builder.command.shortcuts',
  'builder.command.insertAfter',
  'builder.command.insertInside',
  'builder.command.insertDesign',
  'builder.command.saveCustom',
  'builder.command.textAssist',
] as const satisfies readonly TextId[];

const sections = ['locale', 'template', 'page'] as const;
type Section = (typeof sections)[number];

for (const language of languages) {
  test(`every panel and dialog of the editor is clean for axe, in ${language}`, async ({ page, vitrina }) => {
    test.setTimeout(300_000);
    const editor = editorIn(page, language);
    const { text, dialog, inspector, firstText, run, menuItem, sectionMenu, tab } = editor;
    const path = await openEditor(page, vitrina, textBlock('One'), block('Image', {}), block('Form', {}));
    await editor.speak();
    await page.goto(path);
    await expect(firstText).toBeVisible();
    const check = async (name: string, open: () => Promise<void>) => {
      await test.step(name, async () => {
        await open();
        await expect(dialog).toBeVisible();
        await holdClean(page, name);
        await closeAll(page);
      });
    };
    const askFor = async (section: Section) => {
      await sectionMenu(section).click();
      await menuItem(`builder.section.${section}.add`).click();
    };
    const add = async (section: Section, name: string) => {
      await askFor(section);
      if (section === 'locale') {
        await dialog.getByLabel(text('builder.section.locale.language')).selectOption(name);
        await dialog.getByRole('button', { name: text('builder.section.locale.add') }).click();
      } else {
        await dialog.getByLabel(text('builder.section.name')).fill(name);
        await page.keyboard.press('Enter');
      }
      await expect(sectionMenu(section)).toContainText(name);
    };
    await firstText.click();
    await expect(inspector.getByRole('group').first()).toBeVisible();
    await holdClean(page, 'editor');
    await check('command palette', () => page.keyboard.press('Control+k'));
    for (const id of commandIds) {
      await check(id, async () => {
        await firstText.click();
        await run(id);
      });
    }
    for (const section of sections) await check(`add a ${section}`, () => askFor(section));
    await check('crop', async () => {
      await page.locator('[data-block][data-key="Image"]').first().click();
      await inspector.locator('input[type=file]').first().setInputFiles(demoAsset('beans.jpg'));
      await editor.button('builder.crop.open').click();
    });
    for (const id of ['builder.left.layers', 'builder.left.history'] as const) {
      await test.step(id, async () => {
        await tab(id).click();
        await holdClean(page, id, '#builder-left-panel');
      });
    }
    await test.step('what is typed on the page, with its tools', async () => {
      await firstText.dblclick();
      await expect(page.getByRole('textbox', { name: text('builder.richText.onPage') })).toBeFocused();
      await holdClean(page, 'text', '[data-canvas], [role=toolbar]');
      await page.keyboard.press('Escape');
    });
    await add('template', 'krups');
    await check('linked copies', () => run('builder.command.linkedCopy'));
    await add('locale', 'en');
    await check('translation', () => run('builder.command.translate'));
    await add('template', 'ozon_template');
    await check('import of Ozon content', () => run('builder.command.importOzon'));
    for (const id of ['builder.tab.epack-data', 'builder.tab.data-sources'] as const) {
      await test.step(id, async () => {
        await tab(id).click();
        await holdClean(page, id);
      });
    }
  });
}
