import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { HoverLabel } from './HoverLabel.tsx';

const renderLabel = (label: string) =>
  render(
    <VitrinaFrame>
      <HoverLabel label={label}>
        <button type="button" aria-label="Live monitor" />
      </HoverLabel>
      <p>Elsewhere</p>
    </VitrinaFrame>,
  );

it('names an icon while the pointer is on it', async () => {
  await renderLabel('Live monitor');
  await page.getByRole('button').hover();
  await expect.element(page.getByText('Live monitor')).toBeVisible();
  await page.getByText('Elsewhere').hover();
  await expect.element(page.getByText('Live monitor')).not.toBeInTheDocument();
});

it('names it for the keyboard, until Escape', async () => {
  await renderLabel('Live monitor');
  await expect.element(page.getByRole('button')).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByText('Live monitor')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Live monitor')).not.toBeInTheDocument();
});

it('shows nothing where the name stands beside the icon already', async () => {
  await renderLabel('');
  await page.getByRole('button').hover();
  await expect.element(page.getByText('Live monitor')).not.toBeInTheDocument();
});
