import { contract } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { standardCatalogue } from '@vitrina/block-catalogue';
import { savePage } from '@vitrina/epack-model';
import { column, feature, page as makePage, row, text } from '@vitrina/epack-model/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { EditorFixture, savedAnswer, testEpackId } from '../testing/EditorFixture.tsx';
import { findBlock, listChildren, queryBlock, setUpEditor } from '../testing/openEditor.tsx';

const { open, bodiesOf } = setUpEditor();
const paletteItem = (name: string) => page.getByRole('button', { name, exact: true });
const saves = () => bodiesOf(`/api/constructor/epackages/${testEpackId}`);

/** 1 feature: 2 row: 3 column: 4 text "One"; 5 column. */
const twoColumns = makePage(feature(row(column(text('One')), column())));

test('the window itself does not scroll, only what is in it', async () => {
  await open(twoColumns);
  await findBlock(5);
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBe(clientHeight);
});

test('a block dragged from the palette lands in the column under the pointer', async () => {
  await open(twoColumns);
  await userEvent.dragAndDrop(paletteItem('Image'), await findBlock(5));
  await expect.poll(() => listChildren(5)).toEqual(['Image']);
  await expect.element(page.getByText('Unsaved, 1 page')).toBeVisible();
});

test('a block on the page can be dragged into another container', async () => {
  await open(twoColumns);
  await userEvent.dragAndDrop(await findBlock(4), await findBlock(5));
  await expect.poll(() => [listChildren(3), listChildren(5)]).toEqual([[], ['Text']]);
});

test('a block dragged with Alt is copied in one step', async () => {
  await open(twoColumns);
  const [source, target] = [await findBlock(4), await findBlock(5)];
  await userEvent.keyboard('{Alt>}');
  await userEvent.dragAndDrop(source, target);
  await userEvent.keyboard('{/Alt}');
  await expect.poll(() => [listChildren(3), listChildren(5)]).toEqual([['Text'], ['Text']]);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => listChildren(5)).toEqual([]);
});

test('a block that may not stand there is refused', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.dragAndDrop(paletteItem('Column'), await findBlock(2));
  await expect.poll(() => listChildren(1)).toEqual(['Text']);
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a block chosen in the palette goes where the active block is, and undo takes it back', async () => {
  await open(twoColumns);
  await userEvent.click(await findBlock(5));
  await paletteItem('Text').click();
  await expect.poll(() => listChildren(5)).toEqual(['Text']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => listChildren(5)).toEqual([]);
});

test('keys typed into a text delete no blocks; Delete on the page does', async () => {
  await open(twoColumns);
  await userEvent.dblClick(await findBlock(4));
  await expect.element(page.getByRole('textbox', { name: 'Text on the page' })).toBeVisible();
  await expect.poll(() => queryBlock(4)?.querySelector('.ProseMirror-focused')).not.toBeNull();
  await userEvent.keyboard('!{Backspace}?');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryBlock(4)?.textContent).toBe('One?');
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => listChildren(3)).toEqual([]);
});

test('arrow keys walk the page, Alt and arrows move the block', async () => {
  await open(makePage(feature(text('One'), text('Two'), text('Three'))));
  (await findBlock(2)).focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.poll(() => queryBlock(1)?.textContent).toBe('OneThreeTwo');
  await expect.element(page.getByRole('status').filter({ hasText: 'Moved down' })).toBeInTheDocument();
});

test('a value set on mobile says so, the others say where theirs comes from, and one click inherits again', async () => {
  await open(makePage(feature(text('One'))));
  await userEvent.click(await findBlock(2));
  await page.getByRole('button', { name: 'Mobile' }).click();
  await page.getByRole('combobox', { name: 'Font size' }).click();
  await page.getByRole('option', { name: 'Huge · 32 px' }).click();
  await expect.poll(() => getComputedStyle(queryBlock(2) as HTMLElement).fontSize).toBe('32px');
  await page.getByRole('button', { name: 'Inherit again' }).click();
  await expect.poll(() => getComputedStyle(queryBlock(2) as HTMLElement).fontSize).toBe('16px');
});

test('a save sends the page and its revision; a failed one keeps everything and can be tried again', async () => {
  let attempts = 0;
  const failingOnce = mockCall(contract.saveEpack, () => {
    attempts += 1;
    return attempts === 1 ? mockError(500, { code: 'somethingWentWrong', message: '' }) : savedAnswer(2);
  });
  await open(twoColumns, failingOnce);
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{Control>}d{/Control}');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/Your changes are kept in this browser/)).toBeVisible();
  expect(listChildren(3)).toEqual(['Text', 'Text']);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(saves()).toHaveLength(2);
  expect(saves()[1]).toMatchObject({ revisions: [{ page: 'index.html', revision: 1 }] });
});

test('a refused save leads to the block it was refused for, and a repaired one says what was repaired', async () => {
  const at = { locale: 'ru', template: 'master_template', page: 'index.html' };
  const issue = { code: 'api.error.componentCycle', severity: 'error' as const, page: at, componentId: 4 };
  const repair = {
    code: 'model.load.brokenText',
    severity: 'warning' as const,
    page: at,
    message: 'Half a letter',
  };
  let attempts = 0;
  const save = mockCall(contract.saveEpack, () => {
    attempts += 1;
    if (attempts === 1) {
      const data = { issues: [{ ...issue, message: 'Inside itself' }], issueCount: 1 };
      return mockError(400, { code: 'componentCycle', message: 'Inside itself', data });
    }
    const answer = savedAnswer(2);
    return { ...answer, data: { ...answer.data, issues: [repair], issueCount: 1 } };
  });
  await open(twoColumns, save);
  await userEvent.click(await findBlock(5));
  await userEvent.keyboard('{Control>}d{/Control}{Control>}s{/Control}');
  await page.getByRole('button', { name: 'Show the block' }).click();
  await expect.element(page.getByRole('heading', { name: 'Text', level: 2 })).toBeVisible();
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  const repairs = page.getByRole('alert').filter({ hasText: 'Saved, with 1 repair. Half a letter' });
  await expect.element(repairs).toBeVisible();
  await repairs.getByRole('button', { name: 'Close' }).click();
  await expect.element(repairs).not.toBeInTheDocument();
});

test('somebody else changed the same block: both sides are shown, and theirs can be taken and undone', async () => {
  const theirs = savePage(
    makePage(feature(text('Written by them'), text('More'))),
    standardCatalogue.rules,
  ).components;
  const stale = mockCall(contract.saveEpack, () =>
    mockError(409, {
      code: 'stale',
      message: '',
      data: {
        yours: [],
        theirs,
        revision: 5,
        page: { locale: 'ru', template: 'master_template', page: 'index.html' },
      },
    }),
  );
  await open(makePage(feature(text('Mine'), text('More'))), stale);
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Delete}');
  await userEvent.keyboard('{Control>}s{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Someone else saved this page' });
  await expect.element(dialog.getByText('Written by them').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await expect.poll(() => queryBlock(2)?.textContent).toBe('Written by them');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => queryBlock(2)).toBeNull();
  expect(queryBlock(3)?.textContent).toBe('More');
});

test('leaving with unsaved work asks first', async () => {
  await open(twoColumns);
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{Delete}');
  await page.getByRole('button', { name: 'Back to packages' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect.element(page.getByRole('region', { name: 'Page' })).toBeVisible();
});

test('unsaved work is offered again after a crash', async () => {
  const first = await open(twoColumns);
  await userEvent.click(await findBlock(4));
  await userEvent.keyboard('{Delete}');
  // The draft is saved one second after the last edit.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await first.unmount();
  await render(<EditorFixture />);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => listChildren(3)).toEqual([]);
});
