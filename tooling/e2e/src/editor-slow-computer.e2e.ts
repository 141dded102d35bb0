import { builderPro } from './builderPro.ts';
import { openEditor, textBlock } from './openEditor.ts';
import { expect, test } from './test.ts';

/** A phone of the middle class beside the computers that run the tests. */
const slowdown = 6;
/** Between two keys of a person who types quickly. */
const keyMs = 120;

test('D3 on a slow computer no letter is lost that is typed right after Enter opens the first text', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, textBlock('First'));
  const { blocks } = builderPro(page);
  await expect(blocks('Text')).toBeVisible();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.reload({ waitUntil: 'commit' });
  await blocks('Text').click();
  await page.keyboard.press('Enter');
  await page.keyboard.type(', second', { delay: keyMs });
  await expect(blocks('Text')).toHaveText('First, second');
});
