import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { ControlStory } from './testing/ControlStory.tsx';

const broken = vi.hoisted(() => ({ isBroken: true }));
vi.mock(import('../assets/library/AssetsDialog.tsx'), async (importOriginal) => {
  const { AssetsDialog } = await importOriginal();
  return {
    AssetsDialog(props) {
      if (broken.isBroken) throw new Error('The library broke');
      return <AssetsDialog {...props} />;
    },
  };
});

// React logs caught errors to the console, which isn't useful in this test.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

test('a library that fails leaves the field as it was, and is had by another try', async () => {
  await render(<ControlStory block="Image" prop="src" value="https://cdn.example/grill.webp" />);
  const address = page.getByPlaceholder('https://');
  const failure = page.getByRole('dialog', {
    name: 'This dialog could not be shown. Your work isn’t affected.',
  });
  const openLibrary = () => page.getByRole('button', { name: 'From the library' }).click();

  await openLibrary();
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(address).toHaveValue('https://cdn.example/grill.webp');

  await openLibrary();
  broken.isBroken = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Assets library' })).toBeVisible();
});
