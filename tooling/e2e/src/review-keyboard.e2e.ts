import type { Page } from '@playwright/test';

import { createReviewedPackage, openPackage, reviewIn } from './review.ts';
import { focusedName, mostSteps, tabTo } from './tabTo.ts';
import { expect, test } from './test.ts';

test('a package is reviewed and published by keyboard alone, by two people', async ({ browser, vitrina }) => {
  const { id, author: login } = await createReviewedPackage(vitrina);
  const author = await openPackage(browser, vitrina.address, login, 'en', id);
  const mine = reviewIn(author, 'en');

  await retypeFirst(author, 'Changed words');
  await run(author, 'Publish');
  await tabTo(author, /^Note/);
  await author.keyboard.type('Before Friday');
  await tabTo(author, /^Save and ask for approval$/);
  await author.keyboard.press('Enter');
  await expect(mine.dialog.getByText('Approval requested', { exact: false })).toBeVisible();
  await author.keyboard.press('Escape');
  await expect(author.getByRole('dialog')).toHaveCount(0);

  const reviewer = await openPackage(browser, vitrina.address, 'admin', 'en', id);
  const theirs = reviewIn(reviewer, 'en');
  await focusFirstText(reviewer);
  await run(reviewer, 'Show review');
  await expect(theirs.panel.getByRole('heading', { name: 'Review' })).toBeFocused();
  await tabTo(reviewer, /^Comment on “Text”$/);
  await reviewer.keyboard.type('Which kettle?');
  await reviewer.keyboard.press('Control+Enter');
  await expect(theirs.threads).toHaveCount(1);
  await backTo(reviewer, /^Review changes$/);
  await reviewer.keyboard.press('Enter');
  await tabTo(reviewer, /^Return$/);
  await reviewer.keyboard.press('Enter');
  await expect(theirs.dialog.getByRole('textbox', { name: 'What should change?' })).toBeFocused();
  await reviewer.keyboard.type('Name the kettle');
  await tabTo(reviewer, /^Return to author$/);
  await reviewer.keyboard.press('Enter');
  await expect(theirs.state('returned')).toBeVisible();
  expect(await focusedName(reviewer)).toBe('Show changes');

  await focusFirstText(author);
  await author.keyboard.press('ArrowDown');
  await run(author, 'Show review');
  await expect(mine.threads).toHaveAttribute('aria-current', 'false');
  await expect(mine.state('returned')).toBeVisible();
  await tabTo(author, /^Text$/);
  await author.keyboard.press('Enter');
  await expect(mine.threads).toHaveAttribute('aria-current', 'true');
  await tabTo(author, /^Reply about “Text”$/);
  await author.keyboard.press('Enter');
  await author.keyboard.type('The red one');
  await author.keyboard.press('Control+Enter');
  await expect(mine.threads.getByText('The red one')).toBeVisible();
  await expect.poll(() => focusedName(author)).toBe('Reply about “Text”');
  await tabTo(author, /^Resolve the comment on “Text”$/);
  await author.keyboard.press('Enter');
  await expect(mine.threads).toHaveCount(0);
  await expect(mine.panel.getByRole('tabpanel')).toBeFocused();
  await retypeFirst(author, 'The red kettle');
  await backTo(author, /^Ask again$/);
  await author.keyboard.press('Enter');
  await tabTo(author, /^Ask for approval$/);
  await author.keyboard.press('Enter');
  await expect(mine.state('waiting')).toBeVisible();
  await expect.poll(() => focusedName(author)).toBe('Ask again');

  await expect(theirs.state('waiting')).toBeVisible();
  await expect.poll(() => focusedName(reviewer)).toBe('Review changes');
  await reviewer.keyboard.press('Enter');
  await tabTo(reviewer, /^Approve$/);
  await reviewer.keyboard.press('Enter');
  await expect(theirs.state('approved')).toBeVisible();

  await expect(mine.state('approved')).toBeVisible();
  await run(author, 'Publish');
  await tabTo(author, /^Publish to/);
  await author.keyboard.press('Enter');
  await expect(mine.dialog.getByText(/^Published/).first()).toBeVisible();
  await author.context().close();
  await reviewer.context().close();
});

/** Runs a command from the palette. */
async function run(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search commands and blocks' })).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole('option').first()).toContainText(name);
  await page.keyboard.press('Enter');
}

/** Tabs to the page, and from block to block by the arrow keys to its first text. */
async function focusFirstText(page: Page): Promise<void> {
  const text = page.locator('[data-block][data-key="Text"]').first();
  const block = page.locator('[data-block]:focus');
  for (let step = 0; step < mostSteps; step += 1) {
    if ((await text.and(block).count()) > 0) return;
    await page.keyboard.press((await block.count()) > 0 ? 'ArrowRight' : 'Tab');
  }
  throw new Error('The keyboard does not lead to the first text.');
}

async function retypeFirst(page: Page, text: string): Promise<void> {
  await focusFirstText(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Text on the page' })).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-block][data-key="Text"]').first()).toHaveText(text);
}

/** Presses Shift+Tab until a control of this name has the focus. */
async function backTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Shift+Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Shift+Tab does not lead to ${name.source}`);
}
