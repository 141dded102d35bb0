import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';

import { saveFile } from '../list/export/saveFile.ts';
import type { Locale } from '../intl/locales.ts';
import { VitrinaFrame } from '../testing/VitrinaFrame.tsx';
import { colors } from '../theme/tokens.ts';
import { ChartCard, type ChartCardProps } from './ChartCard.tsx';

vi.mock('../list/export/saveFile.ts', () => ({ saveFile: vi.fn() }));
const saved = vi.mocked(saveFile);
beforeEach(() => saved.mockClear());

const usual: ChartCardProps = {
  title: 'Views',
  label: 'Views in March',
  pointName: 'Day',
  points: ['1', '2', '3'].map((day) => ({ label: `Mar ${day}`, fullLabel: `Mar ${day}, 2026` })),
  series: [
    { name: 'Views', values: [1200, 3400, null] },
    { name: 'Before', values: [1, 2, 3], isEarlier: true },
  ],
};

async function renderCard(props: Partial<ChartCardProps> = {}, locale: Locale = 'en') {
  await render(
    <VitrinaFrame locale={locale}>
      <ChartCard {...usual} {...props} />
    </VitrinaFrame>,
  );
}

it('is read point by point by keyboard, and opens one', async () => {
  const onPointOpen = vi.fn();
  await renderCard({ onPointOpen });
  const chart = page.getByRole('group', { name: /^Views in March/ });
  await expect.element(chart).toBeVisible();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(chart).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(chart.getByText('Mar 1, 2026, Views 1,200, Before 1')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onPointOpen).toHaveBeenCalledExactlyOnceWith(1);
  await userEvent.keyboard('{End}');
  await expect.element(chart.getByText('Mar 3, 2026, Before 3')).toBeInTheDocument();
});

it('says its highest and lowest, and shows all as a table', async () => {
  await renderCard({ isNewestFirst: true });
  await expect
    .element(page.getByText('Highest: 3,400 (Mar 2, 2026). Lowest: 1,200 (Mar 1, 2026).'))
    .toBeInTheDocument();
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect.element(page.getByRole('row').nth(1)).toHaveTextContent('Mar 3, 2026—3');
  await expect.element(page.getByRole('row', { name: 'Mar 2, 2026 3,400 2' })).toBeVisible();
});

it('is taken along as values, as the language’s spreadsheets read them', async () => {
  await renderCard({}, 'ru');
  await page.getByRole('button', { name: 'Скачать: Views' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const [blob, name] = saved.mock.lastCall ?? [];
  expect(name).toBe('Views.csv');
  expect(await blob?.text()).toContain('Day;Views;Before\r\nMar 1, 2026;1200;1\r\n');
});

it('tells the only series that there is of many by its name', async () => {
  const series = [{ name: 'Tefal', values: [1, 2, 3] }];
  await renderCard({ series, isOfMany: true });
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Tefal' })).toBeVisible();
});

it('is taken along as a picture', async () => {
  await renderCard();
  await page.getByRole('button', { name: 'Download Views' }).click();
  await page.getByRole('menuitem', { name: 'Image (PNG)' }).click();
  await expect.poll(() => saved.mock.lastCall?.[1]).toBe('Views.png');
  expect(saved.mock.lastCall?.[0].type).toBe('image/png');
});

/** Counts the separate segments of a color from left to right, in the row of pixels that has the most. */
async function countPieces(picture: Blob, color: string): Promise<number> {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.drawImage(bitmap, 0, 0);
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const counts = Array.from({ length: legendBottomPx }, (_, y) => {
    const { data } = context.getImageData(0, y, bitmap.width, 1);
    const isIt = Array.from(
      { length: bitmap.width },
      (_pixel, x) => data[4 * x] === red && data[4 * x + 1] === green && data[4 * x + 2] === blue,
    );
    return isIt.filter((is, x) => is && !isIt[x - 1]).length;
  });
  return Math.max(...counts);
}

const legendBottomPx = 80;

it('tells the lines of its picture apart as the screen does: the period before is dashed', async () => {
  await renderCard();
  await page.getByRole('button', { name: 'Download Views' }).click();
  await page.getByRole('menuitem', { name: 'Image (PNG)' }).click();
  await expect.poll(() => saved.mock.lastCall?.[1]).toBe('Views.png');
  const picture = saved.mock.lastCall?.[0] ?? new Blob();
  expect(await countPieces(picture, colors.accent)).toBe(1);
  expect(await countPieces(picture, colors.lineStrong)).toBe(3);
});

it('draws a point that is alone as columns, pale where it counts only in part', async () => {
  const [first] = usual.points;
  if (!first) throw new Error('The usual chart has points');
  await renderCard({
    points: [{ ...first, isPartial: true }],
    series: [{ name: 'Views', values: [1200] }],
  });
  await expect.element(page.getByText('Pale: Mar 1, 2026 – partial data.')).toBeVisible();
});

it('says that there is nothing, and offers no files of it', async () => {
  await renderCard({
    points: usual.points.map((point) => ({ ...point, isPartial: true })),
    series: [{ name: 'Views', values: [0, 0, 0] }],
  });
  await expect.element(page.getByText('No data in this period')).toBeVisible();
  await expect.element(page.getByText('partial data')).not.toBeInTheDocument();
  expect(page.getByRole('button').elements()).toHaveLength(0);
});

it('says of a point that counts only in part that it does: in words, aloud, in the table and in the file', async () => {
  const [first, second, third] = usual.points;
  if (!first || !second || !third) throw new Error('The usual chart has three points');
  await renderCard({
    points: [first, second, { ...third, isPartial: true }],
    series: [{ name: 'Views', values: [1200, 3400, 7] }],
  });
  await expect.element(page.getByText('Dashed: Mar 3, 2026 – partial data.')).toBeVisible();
  await expect
    .element(page.getByText('Highest: 3,400 (Mar 2, 2026). Lowest: 1,200 (Mar 1, 2026).'))
    .toBeInTheDocument();
  const chart = page.getByRole('group', { name: /^Views in March/ });
  (chart.element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await expect.element(chart.getByText('Mar 3, 2026 (in part), Views 7')).toBeInTheDocument();
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect.element(page.getByRole('row', { name: 'Mar 3, 2026 (in part) 7' })).toBeVisible();
  await expect.element(page.getByText(/^Dashed/)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Download Views' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  expect(await saved.mock.lastCall?.[0].text()).toContain('"Mar 3, 2026 (in part)",7');
});
