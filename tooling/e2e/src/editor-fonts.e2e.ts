import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { connectAdminApi } from './adminApi.ts';
import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath, textBlock } from './openEditor.ts';
import { save } from './sections.ts';
import { expect, test } from './test.ts';

/** Josefin Slab, under the SIL Open Font License. */
const freeFont = join(import.meta.dirname, '../../../apps/api/testing/fonts/JosefinSlab-Regular.ttf');

test('D10 a text has a built-in font or one of the server, which is loaded and kept', async ({
  page,
  vitrina,
}) => {
  const admin = await connectAdminApi(vitrina.address);
  const family = await admin.addFont(await readFile(freeFont));
  const path = await openEditor(page, vitrina, textBlock('In its own letters'));
  const { blocks, inspector } = builderPro(page);
  const font = inspector.getByRole('combobox', { name: 'Font', exact: true });
  await select(blocks('Text'));
  await font.click();
  await page.getByRole('option', { name: 'Times New Roman' }).click();
  await expect(blocks('Text')).toHaveCSS('font-family', /Times/);
  await font.click();
  await page.getByRole('option', { name: family }).click();
  await expect(blocks('Text')).toHaveCSS('font-family', new RegExp(family));
  await save(page);

  await openPath(page, path);
  await select(blocks('Text'));
  await expect(font).toHaveText(family);
  const loaded = () =>
    page.evaluate(
      (name) => [...document.fonts].some((face) => face.family.includes(name) && face.status === 'loaded'),
      family,
    );
  await expect.poll(loaded).toBe(true);
});
