import { contract } from '@vitrina/api-client/contract';
import { mockCall } from '@vitrina/api-client/testing';
import { block, feature, page as makePage } from '@vitrina/epack-model/testing';
import { dataAnswer } from '@vitrina/session/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { packageHandlers } from '../testing/EditorFixture.tsx';
import { findBlock, queryBlock, queryCanvas, setUpEditor } from '../testing/openEditor.tsx';

const ozonAddress = { locale: 'ru', template: 'ozon_template', page: 'index.html' };
const { open } = setUpEditor();
const content = makePage(feature(block('OzonTitleDescription', { title: 'Grill', text: 'Six programmes' })));

const exported = mockCall(contract.exportForMarketplace, () =>
  dataAnswer({
    marketplace: 'ozon',
    fileName: 'Grill ozon.json',
    document: { content: [], version: 0.3 },
    uploads: [],
    issues: [
      { code: 'marketplace.formattingLost', severity: 'info', componentId: 2, prop: 'text' },
      { code: 'marketplace.textLinkLost', severity: 'warning', componentId: 2, prop: 'text' },
    ],
  }),
);

async function run(command: string): Promise<void> {
  await page.getByRole('button', { name: 'Package menu' }).click();
  await page.getByRole('menuitem', { name: command }).click();
}

async function openOzonPage(): Promise<void> {
  await page.getByRole('button', { name: /^Template/ }).click();
  await page.getByRole('menuitem', { name: 'ozon_template' }).click();
  await expect.element(page.getByRole('button', { name: /^Template.*ozon_template/ })).toBeVisible();
}

test('the export’s report leads to the prop it is about', async () => {
  await open(content, exported);
  await findBlock(2);
  await run('Export for marketplace');
  const dialog = page.getByRole('dialog', { name: 'Export for marketplace' });
  await expect.element(dialog.getByText(/1 warning/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Download JSON' })).toBeEnabled();
  await dialog.getByRole('button', { name: /Links in the text were removed/ }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    .toBe('prop:text');
});

test('an import shows what it comes to, takes the place of the page, and is one step to undo', async () => {
  await open(content, ...packageHandlers(content, [ozonAddress]));
  await openOzonPage();
  await findBlock(2);
  await run('Import Ozon content');
  const dialog = page.getByRole('dialog', { name: 'Import Ozon content' });
  const input = dialog.getByLabelText('Rich content JSON');
  await expect.element(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await input.fill('{"some":"thing"}');
  await expect.element(dialog.getByText(/This isn’t Ozon rich content/)).toBeVisible();
  await input.fill(
    JSON.stringify({
      content: [
        { widgetName: 'raTextBlock', title: { content: ['Kettle'] } },
        { widgetName: 'raHtml', html: '<p>' },
      ],
      version: 0.3,
    }),
  );
  await expect.element(dialog.getByText(/2 sections to import/)).toBeVisible();
  await expect.element(dialog.getByText(/No block matches the widget “raHtml”/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => queryCanvas()?.textContent).toContain('Kettle');
  expect(queryBlock(2)).toBeNull();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => queryCanvas()?.textContent).toContain('Grill');
});

test('a page for a marketplace is held against its rules while it is edited', async () => {
  const video = makePage(feature(block('OzonVideo', { src: '/files/a.mp4', title: 'A grill' })));
  await open(video, ...packageHandlers(video, [ozonAddress]));
  await openOzonPage();
  await page.getByRole('button', { name: /^Before you publish/ }).click();
  const problem = page.getByRole('button', { name: /The video was left out: it has no poster/ });
  await problem.click();
  await expect
    .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    .toBe('prop:src');
});

test('by the keyboard alone the marketplace is chosen, and what is said alike of several settings is said once', async () => {
  const lost = (prop: string) =>
    ({ code: 'marketplace.styleLost', severity: 'info', componentId: 2, prop }) as const;
  await open(
    content,
    mockCall(contract.exportForMarketplace, ({ params: { marketplace } }) =>
      dataAnswer({
        marketplace,
        fileName: `Grill ${marketplace}.json`,
        document: {},
        uploads: [],
        issues: marketplace === 'amazon' ? [lost('padding'), lost('width')] : [],
      }),
    ),
  );
  await findBlock(2);
  await run('Export for marketplace');
  const dialog = page.getByRole('dialog', { name: 'Export for marketplace' });
  await expect.element(dialog.getByText('Everything carries over.')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByRole('radio', { name: 'Ozon' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(dialog.getByRole('radio', { name: 'Amazon A+' })).toBeChecked();
  await expect.element(dialog.getByText(/Styling isn’t exported/)).toBeVisible();
  expect(dialog.getByText(/Styling isn’t exported/).elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}{Tab}{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))
    .toBe('prop:width');
});

test('an import takes nothing that is locked off the page, and says so', async () => {
  await open(content, ...packageHandlers(content, [ozonAddress]));
  await openOzonPage();
  await userEvent.click(await findBlock(2));
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
  await run('Import Ozon content');
  const dialog = page.getByRole('dialog', { name: 'Import Ozon content' });
  await dialog.getByLabelText('Rich content JSON').fill(
    JSON.stringify({
      content: [{ widgetName: 'raTextBlock', title: { content: ['Kettle'] } }],
      version: 0.3,
    }),
  );
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.element(page.getByText(/locked/i).first()).toBeVisible();
  await expect.element(dialog).toBeVisible();
  expect(queryBlock(2)).not.toBeNull();
  await dialog.getByRole('radio', { name: /after/i }).click();
  await dialog.getByRole('button', { name: 'Import', exact: true }).click();
  await expect.poll(() => queryCanvas()?.textContent).toContain('Kettle');
  expect(queryCanvas()?.textContent).toContain('Grill');
});

test('a press beside the import keeps what was pasted, and Escape asks before it goes', async () => {
  await open(content, ...packageHandlers(content, [ozonAddress]));
  await openOzonPage();
  await run('Import Ozon content');
  const dialog = page.getByRole('dialog', { name: 'Import Ozon content' });
  const input = dialog.getByLabelText('Rich content JSON');
  await expect.element(input).toHaveFocus();
  await input.fill('{"content":[');
  await userEvent.click(document.querySelector('.MuiDialog-container') as HTMLElement, {
    position: { x: 5, y: 5 },
  });
  await expect.element(input).toHaveValue('{"content":[');
  await userEvent.keyboard('{Escape}');
  const question = page.getByRole('dialog', { name: 'Discard changes?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(input).toHaveValue('{"content":[');
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});
