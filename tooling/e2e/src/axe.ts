import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { untilStill } from './untilStill.ts';

/** Elements over a page that hide it from screen readers. */
const overPage = '[role=dialog], [role=menu]';

/**
 * Expects no axe violations on the page once it is stable: in open dialogs and menus, or else on the page
 * itself.
 *
 * @param part - a selector of the changed part, if the rest was checked before
 */
export async function holdClean(page: Page, name: string, part?: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // During a fade-in, every text has too little contrast.
  await untilStill(page);
  const isCovered = (await page.locator(overPage).count()) > 0;
  const checked = { part: part ?? (isCovered ? overPage : undefined) };
  expect.soft(await findFaults(page, checked), name).toEqual([]);
}

/** Which part of a page is checked, and by which rules. */
export interface AxeScope {
  /** A selector. Default: the whole page. */
  readonly part?: string | undefined;
  /** Rules that hold already. */
  readonly without?: readonly string[];
}

/** Lists the violations that axe finds, with their places; expected to be empty. */
export async function findFaults(page: Page, { part, without = [] }: AxeScope = {}): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in globalThis);
  // There are no frames, for which axe would open another page; passed rules are not reported.
  const axe = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (without.length > 0) axe.disableRules([...without]);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} at ${target.join(' ')}`));
}

/** Closes every open dialog and menu. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.locator(overPage);
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 400 });
  }).toPass({ intervals: [0], timeout: 5000 });
}
