import { block } from '@vitrina/demo/wirePage';

import { connectAdminApi } from './adminApi.ts';
import { builderPro, select } from './builderPro.ts';
import { openEditor, openPath } from './openEditor.ts';
import { save } from './sections.ts';
import { expect, test } from './test.ts';

const receiver = block('DynamicDataReceiver', { field: 'name', fallback: 'No name' });

test('D9 a source is taken up, a block repeats for its records, and stands alone again', async ({
  page,
  vitrina,
}) => {
  const name = `Capsules ${Date.now()}`;
  const admin = await connectAdminApi(vitrina.address);
  await admin.addDataSource({
    name,
    columns: ['name', 'strength'],
    rows: [
      ['Roma', '8'],
      ['Lungo', '4'],
      ['Decaf', '2'],
    ],
  });
  const path = await openEditor(page, vitrina, block('DynamicDataProvider', {}, receiver));
  const { blocks, inspector, tab } = builderPro(page);

  await tab('Data sources').click();
  const card = page.locator('section', { has: page.getByRole('heading', { name }) });
  await card.getByRole('switch', { name: 'Used in this package' }).click();
  await expect(card.getByRole('switch')).toBeChecked();
  await expect(card.getByRole('table', { name: `Records of ${name}` })).toContainText('Lungo');

  await tab('Editor').click();
  await select(blocks('DynamicDataReceiver'));
  await page.keyboard.press('Control+ArrowUp');
  await inspector.getByRole('combobox', { name: 'Data source' }).click();
  await page.getByRole('option', { name }).click();
  await expect(blocks('DynamicDataReceiver')).toHaveText(['Roma']);

  await select(blocks('DynamicDataReceiver'));
  await run('Repeat for every record');
  await expect(blocks('DynamicDataReceiver')).toHaveText(['Roma', 'Lungo', 'Decaf']);
  await expect(page.getByRole('status').first()).toContainText('Now repeats for every record');
  await save(page);
  await openPath(page, path);
  await expect(blocks('DynamicDataReceiver')).toHaveText(['Roma', 'Lungo', 'Decaf']);

  await select(blocks('DynamicDataReceiver').nth(1));
  await run('Stop repeating');
  await expect(blocks('DynamicDataReceiver')).toHaveText(['Roma']);
  await page.keyboard.press('Control+z');
  await expect(blocks('DynamicDataReceiver')).toHaveCount(3);

  async function run(command: string): Promise<void> {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(command);
    await page.keyboard.press('Enter');
  }
});
