import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { feature, page as makePage, text } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findBlock, queryBlock, setUpEditor } from '../../src/testing/openEditor.tsx';

const { open } = setUpEditor();
const away = () => mockError(500, { code: 'internal', message: 'Away' });

test('C6: fonts that cannot be had leave the built-in ones, say so, and are had by another try', async () => {
  let isAway = true;
  const fonts = { items: [], total: 0 };
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.listFonts, () => (isAway ? away() : dataAnswer(fonts))),
  );
  await userEvent.click(await findBlock(2));
  const inspector = page.getByRole('complementary', { name: 'Properties' });
  const notice = inspector.getByRole('alert');
  await expect.element(notice).toBeVisible();
  expect(notice.element().textContent).toContain('The other fonts could not be loaded.');
  isAway = false;
  await inspector.getByRole('button', { name: 'Try again' }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('a font bundled with the server is chosen for one block, and loaded for the page', async () => {
  const face = { url: '/fonts/bundled/onest.woff2', weight: '400', unicodeRange: 'U+0-FF' };
  const onest = { family: 'Vitrina Onest', faces: [face], fallbacks: [] };
  await open(
    makePage(feature(text('One'))),
    mockCall(contract.listFonts, () => dataAnswer({ items: [], total: 0 })),
    mockCall(contract.listBundledFonts, () => dataAnswer({ items: [onest], total: 1 })),
  );
  await userEvent.click(await findBlock(2));
  const inspector = page.getByRole('complementary', { name: 'Properties' });
  await inspector.getByRole('combobox', { name: 'Font', exact: true }).click();
  await page.getByRole('option', { name: 'Onest', exact: true }).click();
  await expect
    .poll(() => getComputedStyle(queryBlock(2) as HTMLElement).fontFamily)
    .toContain('Vitrina Onest');
  await expect
    .poll(() => [...document.fonts].some(({ family }) => family.includes('Vitrina Onest')))
    .toBe(true);
});
