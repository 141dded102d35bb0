import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { toast } from './toastStore.ts';

beforeEach(async () => {
  await render(<VitrinaFrame>The page</VitrinaFrame>);
  // React waits with a timer of its own before it shows a page whose messages have just come.
  await vi.waitFor(() => page.getByText('The page').element());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
});

const saved = page.getByText('Saved');

it('leaves after six seconds', async () => {
  toast.success({ text: 'Saved' });
  await expect.element(page.getByRole('status')).toBeVisible();
  await vi.advanceTimersByTimeAsync(5999);
  await expect.element(saved).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(saved).not.toBeInTheDocument();
});

it('waits while the pointer is on it', async () => {
  toast.success({ text: 'Saved' });
  await userEvent.hover(saved);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(saved).toBeVisible();
  await userEvent.unhover(saved);
  await vi.advanceTimersByTimeAsync(6000);
  await expect.element(saved).not.toBeInTheDocument();
});

it('waits while the keyboard is on it', async () => {
  toast.success({ text: 'Saved', action: { label: 'Undo', onSelect: () => undefined } });
  await expect.element(saved).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.element(saved).toBeVisible();
});

it('shows how far something is until it is over, and lets it be called off', async () => {
  const cancel = vi.fn();
  const id = toast.progress({ text: 'Packing', action: { label: 'Cancel', onSelect: cancel } });
  await expect.element(page.getByRole('progressbar', { name: 'Packing' })).toBeVisible();
  toast.advance(id, 0.4);
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  await vi.advanceTimersByTimeAsync(60_000);
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(cancel).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Packing')).not.toBeInTheDocument();
});

it('offers the way back and closes once it is taken', async () => {
  const undo = vi.fn();
  toast.success({ text: 'Deleted', action: { label: 'Undo', onSelect: undo } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(undo).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Deleted')).not.toBeInTheDocument();
});

it('keeps an error until it is closed, with the code of the request', async () => {
  toast.error({ text: 'Not published', requestId: 'req-7f3a' });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Not published.*req-7f3a/);
  await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
  await vi.advanceTimersByTimeAsync(600_000);
  await expect.element(page.getByText('Not published')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByText('Not published')).not.toBeInTheDocument();
});

it('says why something did not happen once, however often it is tried, and then for six seconds more', async () => {
  const full = page.getByText('Only five');
  toast.note({ text: 'Only five' });
  await vi.advanceTimersByTimeAsync(4000);
  toast.note({ text: 'Only five' });
  await expect.poll(() => full.elements().length).toBe(1);
  await vi.advanceTimersByTimeAsync(4000);
  await expect.element(full).toBeVisible();
});
