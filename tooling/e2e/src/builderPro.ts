import { expect, type Locator, type Page } from '@playwright/test';

/** The elements of the Builder Pro screen, by their names. */
export function builderPro(page: Page) {
  const inspector = page.getByRole('complementary', { name: 'Properties' });
  return {
    canvas: page.getByRole('region', { name: 'Page', exact: true }),
    inspector,
    /** The blocks of one kind on the page, in reading order. */
    blocks: (key: string) => page.locator(`[data-block][data-key="${key}"]`),
    paletteItem: (name: string) =>
      page.getByRole('tabpanel', { name: 'Blocks' }).getByRole('button', { name, exact: true }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    tab: (name: string) => page.getByRole('tab', { name }),
    size: (name: string) =>
      page
        .getByRole('radiogroup', { name: 'Page size' })
        .or(page.getByRole('group', { name: 'Page size' }))
        .getByRole('button', { name }),
  };
}

/** A position within a target's box; 0 to 1 from its upper left corner. */
export interface Place {
  readonly x?: number;
  readonly y?: number;
}

/** Drags like a person: presses, moves in steps, pauses over the target, releases. */
export async function drag(
  page: Page,
  source: Locator,
  target: Locator,
  { x = 0.5, y = 0.5 }: Place = {},
): Promise<void> {
  const from = await boxOf(source);
  const to = await boxOf(target);
  const start = { x: from.x + from.width / 2, y: from.y + Math.min(from.height / 2, 20) };
  const end = { x: to.x + to.width * x, y: to.y + to.height * y };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y + 8, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 15 });
  await page.waitForTimeout(150);
  await page.mouse.move(end.x + 1, end.y, { steps: 2 });
  await page.mouse.up();
}

/** Replaces the text of a block on the page; `label` is the name of its text field. */
export async function retype(block: Locator, text: string, label = 'Text on the page'): Promise<void> {
  const page = block.page();
  const { keyboard } = page;
  await block.dblclick();
  // Types characters outside of the test's keyboard as input events, which only a text field accepts.
  await expect(page.getByRole('textbox', { name: label })).toBeFocused();
  await keyboard.press('Control+a');
  await keyboard.type(text);
  await keyboard.press('Escape');
  await expect(block).toHaveText(text);
}

/** Selects a block by a click near its end, where no neighbor's tools overlap it. */
export async function select(block: Locator): Promise<void> {
  const box = await boxOf(block);
  await block.page().mouse.click(box.x + box.width - 6, box.y + box.height / 2);
}

async function boxOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing to drag from or to: ${String(locator)}`);
  return box;
}
