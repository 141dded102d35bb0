import { expect, type Page } from '@playwright/test';

/** More steps than any screen has controls. */
export const mostSteps = 120;

/** Returns the accessible name of the focused element. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    const labelledBy = focused?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = labelledBy.map((id) => document.getElementById(id)?.textContent ?? '');
    const own =
      focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement
        ? [...(focused.labels ?? [])].map((l) => l.textContent)
        : [];
    const texts = [focused?.getAttribute('aria-label'), ...labels, ...own, focused?.textContent];
    return texts.find((text) => text?.trim())?.trim() ?? '';
  });
}

/** Presses Tab, or Shift+Tab, until a control of this name has the focus, and expects the focus to be visible. */
export async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press(key);
    if (!name.test(await focusedName(page))) continue;
    const isSeen = await page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? false);
    expect(isSeen, `the ring around ${name.source}`).toBe(true);
    return;
  }
  throw new Error(`${key} does not lead to ${name.source}`);
}
