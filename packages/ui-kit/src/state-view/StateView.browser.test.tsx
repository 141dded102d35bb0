import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { QueryView } from './QueryView.tsx';
import { StateView, type ViewState } from './StateView.tsx';

const renderState = (state: ViewState, locale: 'en' | 'ru' = 'en') =>
  render(
    <VitrinaFrame locale={locale}>
      <StateView state={state} />
    </VitrinaFrame>,
  );

it('shows the skeleton only after 150 ms', async () => {
  // React waits with a timer of its own before it shows a page whose messages have just come.
  const { unmount } = await render(<VitrinaFrame>The page</VitrinaFrame>);
  await expect.element(page.getByText('The page')).toBeVisible();
  await unmount();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await renderState({ kind: 'loading', skeleton: <p>The shape</p> });
  await expect.element(page.getByText('The shape')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(150);
  await expect.element(page.getByText('The shape')).toBeVisible();
  vi.useRealTimers();
});

it('says what failed, with the code for support, and tries again', async () => {
  const retry = vi.fn();
  await renderState({ kind: 'error', error: { requestId: 'req-1' }, onRetry: retry });
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Something went wrong.*Please try again\..*send us code req-1/);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('asks to try later where nothing answered', async () => {
  await renderState({ kind: 'error', error: { code: 'serviceUnavailable' }, onRetry: () => undefined });
  await expect.element(page.getByText('Something wrong, please try later')).toBeVisible();
});

it('says it in Russian', async () => {
  await renderState({ kind: 'error', error: { code: 'feedFailed' } }, 'ru');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Что-то пошло не так.*сообщите код feedFailed/);
});

it('says of what is not there that it is not, and offers no second try', async () => {
  await renderState({ kind: 'error', error: { code: 'notFound' }, onRetry: () => undefined });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Page not found.*deleted/);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

it('leads on from what is not there', async () => {
  await renderState({ kind: 'error', error: { code: 'notFound' }, wayBack: <a href="#list">The list</a> });
  await expect.element(page.getByRole('link', { name: 'The list' })).toBeVisible();
});

it('says which permission is missing', async () => {
  await renderState({ kind: 'forbidden', permission: 'Trends' });
  await expect.element(page.getByText('Not enough permissions')).toBeVisible();
  await expect.element(page.getByText('Ask an administrator for the permission “Trends”.')).toBeVisible();
});

it('clears the filters that hide everything', async () => {
  const clear = vi.fn();
  await renderState({ kind: 'filteredEmpty', onClearFilters: clear });
  await page.getByRole('button', { name: 'Clear filters' }).click();
  expect(clear).toHaveBeenCalledOnce();
});

it('shows what a query has, or the state it is in', async () => {
  const shown = (query: { data?: string; error?: unknown }) => (
    <VitrinaFrame>
      <QueryView query={{ data: query.data, error: query.error, refetch: () => undefined }} skeleton="…">
        {(data) => <p>{data}</p>}
      </QueryView>
    </VitrinaFrame>
  );
  const screen = await render(shown({ error: { status: 500 } }));
  await expect.element(page.getByText('Something went wrong')).toBeVisible();
  await screen.rerender(shown({ error: { status: 403, data: { permission: 'Admin' } } }));
  await expect.element(page.getByText(/the permission “Administration”/)).toBeVisible();
  await screen.rerender(shown({ data: 'Content' }));
  await expect.element(page.getByText('Content')).toBeVisible();
});
