import type { Page } from '@playwright/test';

interface PressCounter extends Window {
  pressCount?: number;
}

/**
 * Counts what a user presses in all pages of a tab: clicks, drags, and keys with a meaning. The letters of a text are not
 * counted: they are the same in any editor.
 */
export async function countPresses(page: Page) {
  await page.evaluate(() => {
    const counter = window as PressCounter;
    counter.pressCount = 0;
    const count = () => {
      counter.pressCount = (counter.pressCount ?? 0) + 1;
    };
    window.addEventListener('pointerdown', count, true);
    window.addEventListener(
      'keydown',
      ({ key, ctrlKey, altKey, metaKey, repeat }) => {
        const isModifier = ['Control', 'Alt', 'Shift', 'Meta'].includes(key);
        const isLetter = key.length === 1 && !ctrlKey && !altKey && !metaKey;
        if (!isModifier && !isLetter && !repeat) count();
      },
      true,
    );
  });
  return {
    read: () => page.evaluate(() => (window as PressCounter).pressCount ?? 0),
  };
}
