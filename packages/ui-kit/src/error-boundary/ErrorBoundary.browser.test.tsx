import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { lazyScreen } from '../loading/lazyScreen.ts';
import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

// React reports caught errors to the console, which only adds noise in these tests.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

it('keeps a failure in its part and tries again', async () => {
  let isBroken = true;
  const onError = vi.fn();
  function Part() {
    if (isBroken) throw new Error('broken');
    return <p>The part</p>;
  }
  await render(
    <VitrinaFrame>
      <p>The rest</p>
      <ErrorBoundary onError={onError}>
        <Part />
      </ErrorBoundary>
    </VitrinaFrame>,
  );
  await expect.element(page.getByText('The rest')).toBeVisible();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Something went wrong/);
  expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('The part')).toBeVisible();
});

it('offers to reload where a part of the app does not arrive', async () => {
  const Missing = lazyScreen(() => Promise.reject(new TypeError('Failed to fetch')));
  await render(
    <VitrinaFrame>
      <ErrorBoundary>
        <Suspense>
          <Missing />
        </Suspense>
      </ErrorBoundary>
    </VitrinaFrame>,
  );
  await expect.element(page.getByText('This part of the page did not load')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

it('gives another screen a fresh start', async () => {
  function Screen({ name }: { name: string }) {
    if (name === 'broken') throw new Error(name);
    return <p>Screen {name}</p>;
  }
  const at = (name: string) => (
    <VitrinaFrame>
      <ErrorBoundary resetKey={name}>
        <Screen name={name} />
      </ErrorBoundary>
    </VitrinaFrame>
  );
  const screen = await render(at('broken'));
  await expect.element(page.getByRole('alert')).toBeVisible();
  await screen.rerender(at('whole'));
  await expect.element(page.getByText('Screen whole')).toBeVisible();
});
