import { contract, type CallAnswer } from '@vitrina/api-client/contract';
import { mockCall, mockError } from '@vitrina/api-client/testing';
import { dataAnswer, type AnsweredCalls } from '@vitrina/session/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { renderPanel } from '../../testing/renderPanel.tsx';

type Figures = CallAnswer<typeof contract.getDashboard>['data'];

const figures: Figures = {
  total: 1248,
  previousTotal: 1000,
  users: 900,
  previousUsers: 800,
  previousSeries: [],
  comparison: { from: '2026-02-25', to: '2026-02-26', isPartial: false, dataSince: '2025-01-01' },
  byHour: Array.from({ length: 24 }, (_, hour) => (hour === 17 ? 1248 : 0)),
  series: [
    { date: '2026-03-04', count: 600 },
    { date: '2026-03-05', count: 648 },
  ],
  topProducts: [
    {
      publicId: 'p1',
      name: 'Optigrill',
      brand: 'Tefal',
      ean: '3045380000000',
      mpn: 'GC712',
      count: 900,
      isPublished: true,
    },
    { publicId: 'p2', name: 'Ixeo', brand: 'Tefal', ean: '', mpn: 'QT1020', count: 12, isPublished: false },
  ],
  lastImpressions: [
    {
      time: '2026-03-05T14:07:00Z',
      productName: 'Optigrill',
      ean: '3045380000000',
      retailer: 'Ozon',
      license: 'Tefal',
      browser: 'Chrome',
      os: 'Windows',
      device: 'desktop',
      country: 'RU',
    },
  ],
  widgets: { browsers: [{ value: 'Chrome', count: 1248 }] },
  timeZone: 'Europe/Moscow',
};

const asked = vi.fn();
const answer = mockCall(contract.getDashboard, ({ query }) => {
  asked(query);
  return dataAnswer(figures);
});

let calls: AnsweredCalls | undefined;
afterEach(() => {
  calls?.restore();
  asked.mockClear();
});

it('shows the total, how it compares, the products and the last impressions', async () => {
  calls = await renderPanel('/panel/dashboard', { handlers: [answer] });
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await expect.element(views.getByText('1,248')).toBeVisible();
  await expect.element(views.getByText('+24.8%')).toBeVisible();
  await expect.element(views.getByText(/^vs 1,000/)).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Top 15 products' }))
    .toMatchTextContent(/Optigrill.*900/);
  const moment = page.getByText('Mar 5, 5:07 PM');
  await expect.element(moment).toBeVisible();
  // Nonbreaking space: the time must not wrap on phones.
  expect(moment.element().textContent).toMatch(/5:07[\u00A0\u202F]PM/v);
});

it('shows how many users came and at which hour', async () => {
  calls = await renderPanel('/panel/dashboard', { handlers: [answer] });
  const users = page.getByRole('region', { name: 'Users', exact: true });
  await expect.element(users.getByText('900')).toBeVisible();
  await expect.element(users.getByText('+12.5%')).toBeVisible();
  const hours = page.getByRole('region', { name: 'Views by hour of the day' });
  await hours.getByRole('button', { name: 'Show table' }).click();
  await expect.element(page.getByRole('row', { name: '17:00–17:59 1,248' })).toBeVisible();
});

it('shows the bars beyond ten on demand', async () => {
  const browsers = Array.from({ length: 12 }, (_, index) => ({
    value: `Browser ${index}`,
    count: 12 - index,
  }));
  const grown = { ...figures, widgets: { browsers } };
  calls = await renderPanel('/panel/dashboard', {
    handlers: [mockCall(contract.getDashboard, () => dataAnswer(grown))],
  });
  const card = page.getByRole('region', { name: 'Browsers' });
  await card.getByRole('button', { name: 'Show all 12' }).click();
  await card.getByRole('button', { name: 'Show table' }).click();
  await expect.element(card.getByRole('row', { name: 'Browser 11 1' })).toBeVisible();
});

it('compares only with a period that has data from its first day, and says since when there is any', async () => {
  const comparison = { ...figures.comparison, dataSince: '2026-02-26' };
  const young = { ...figures, total: 5000, previousTotal: 3, comparison };
  calls = await renderPanel('/panel/dashboard', {
    handlers: [mockCall(contract.getDashboard, () => dataAnswer(young))],
  });
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await expect.element(views.getByText('No data before Feb 26, 2026')).toBeVisible();
  await expect.element(views.getByText('%')).not.toBeInTheDocument();
});

it('says that of a running day only the same part is compared', async () => {
  const running = { ...figures, comparison: { ...figures.comparison, isPartial: true } };
  calls = await renderPanel('/panel/dashboard', {
    handlers: [mockCall(contract.getDashboard, () => dataAnswer(running))],
  });
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await expect
    .element(views.getByText('vs 1,000 (Feb 25 – 26, 2026, up to the same time of day)'))
    .toBeVisible();
});

it('leads from a product to its views at all retailers, with the same filters', async () => {
  const product = figures.topProducts[0];
  const pages = [
    { retailer: { id: 1, name: 'Ozon' }, count: 800 },
    { retailer: { id: 2, name: 'Shelf' }, count: 100 },
  ].map((page) => ({
    ...page,
    publicId: 'p1',
    name: 'Optigrill',
    brand: 'Tefal',
    ean: '3045380000000',
    mpn: 'GC712',
    license: { id: 1, name: 'Tefal' },
    inviewCount: 1,
    averageInviewMs: 1500,
    medianInviewMs: 1200,
    interactionCount: 0,
  }));
  const askedProduct = vi.fn();
  calls = await renderPanel('/panel/dashboard?licenses=1&from=2026-03-04&to=2026-03-05', {
    handlers: [
      answer,
      mockCall(contract.getProductFigures, ({ params, query }) => {
        askedProduct({ ...params, ...query });
        return dataAnswer({
          ...figures,
          product: { ...product, publicId: 'p1' },
          total: 900,
          pages,
        } as never);
      }),
    ],
  });
  const top = page.getByRole('region', { name: 'Top 15 products' });
  await expect.element(top.getByRole('row', { name: /Ixeo/ })).toMatchTextContent(/not published now/);
  await top.getByRole('link', { name: 'Optigrill' }).click();
  await expect.element(page.getByRole('heading', { name: 'Optigrill' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Ozon.*800/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Shelf.*100/ })).toBeVisible();
  expect(askedProduct).toHaveBeenCalledWith(
    expect.objectContaining({ publicId: 'p1', licenses: [1], from: '2026-03-04', to: '2026-03-05' }),
  );
});

it('does not call it all lost where one is left', async () => {
  const fallen = { ...figures, total: 1, previousTotal: 3168 };
  calls = await renderPanel('/panel/dashboard', {
    handlers: [mockCall(contract.getDashboard, () => dataAnswer(fallen))],
  });
  await expect.element(page.getByText('-99.9%')).toBeVisible();
});

it('does not say that there were no views where only their numbers are kept', async () => {
  const old = { ...figures, lastImpressions: [] };
  calls = await renderPanel('/panel/dashboard', {
    handlers: [mockCall(contract.getDashboard, () => dataAnswer(old))],
  });
  const last = page.getByRole('region', { name: 'Last 100 impressions' });
  await expect.element(last.getByText(/are no longer stored/)).toBeVisible();
});

it('asks for no choice where there is nothing to choose, but says what is missing', async () => {
  calls = await renderPanel('/panel/dashboard', {
    handlers: [answer, mockCall(contract.listLicenses, () => dataAnswer([]))],
  });
  await expect.element(page.getByText('No statistics yet')).toBeVisible();
  await expect
    .element(page.getByText('Please select at least one license or retailer'))
    .not.toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

it('has the values of the chart as a table one click away', async () => {
  calls = await renderPanel('/panel/dashboard?from=2026-03-04&to=2026-03-05', { handlers: [answer] });
  await expect.element(page.getByRole('img', { name: /^Views, / })).toBeVisible();
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await views.getByRole('button', { name: 'Show table' }).click();
  await expect.element(page.getByRole('row', { name: 'Mar 5, 2026 648' })).toBeVisible();
  await views.getByRole('button', { name: 'Show chart' }).click();
  await expect.element(page.getByRole('img', { name: /^Views, / })).toBeVisible();
});

it('saves the line of views with the days and numbers it shows, which add up to the total', async () => {
  calls = await renderPanel('/panel/dashboard?from=2026-03-04&to=2026-03-05', { handlers: [answer] });
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await views.getByRole('button', { name: 'Show table' }).click();
  await expect.element(views.getByRole('row', { name: 'Mar 5, 2026 648' })).toBeVisible();
  const shown = views
    .getByRole('row')
    .elements()
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
  const save = vi.spyOn(URL, 'createObjectURL');
  await views.getByRole('button', { name: 'Download Views' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).click();
  const [file] = save.mock.lastCall ?? [];
  save.mockRestore();
  const text = file instanceof Blob ? await file.text() : '';
  const lines = text.replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual(
    shown.map(([day, count]) => (day === 'Day' ? `${day},${count}` : `"${day}",${count}`)),
  );
  const counts = lines.slice(1).map((line) => Number(line.split(',').at(-1)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(figures.total);
});

it('does not let the day that still goes on pass for a fall', async () => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Moscow' }).format(new Date());
  const running = { ...figures, series: [...figures.series, { date: today, count: 3 }] };
  calls = await renderPanel(`/panel/dashboard?from=2026-03-04&to=${today}`, {
    handlers: [mockCall(contract.getDashboard, () => dataAnswer(running))],
  });
  const views = page.getByRole('region', { name: 'Views', exact: true });
  await expect.element(views.getByText(/^Dashed: .* – partial data\.$/)).toBeVisible();
  await expect.element(views.getByText(/^Highest: 648 .* Lowest: 600 /)).toBeInTheDocument();
});

it('leads the focus from a chip that is left out to the filter it was of', async () => {
  calls = await renderPanel('/panel/dashboard?licenses=1,2', {
    handlers: [
      answer,
      mockCall(contract.listLicenses, () =>
        dataAnswer(['Tefal', 'Bosch', 'Sony'].map((name, index) => ({ id: index + 1, name }))),
      ),
    ],
  });
  const tefal = page.getByRole('group', { name: 'Chosen' }).getByRole('button', { name: 'Tefal' });
  await expect.element(tefal).toBeVisible();
  (tefal.element() as HTMLElement).focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('button', { name: 'License: Bosch' })).toHaveFocus();
});

it('shows the widgets the group enables, and no other', async () => {
  calls = await renderPanel('/panel/dashboard', { handlers: [answer] });
  await expect.element(page.getByRole('region', { name: 'Browsers' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Map' })).not.toBeInTheDocument();
});

it('asks for what the URL says', async () => {
  calls = await renderPanel('/panel/dashboard?licenses=1&retailers=1&from=2026-03-01&to=2026-03-05', {
    handlers: [answer],
  });
  await expect.element(page.getByText('1,248')).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    licenses: [1],
    retailers: [1],
    from: '2026-03-01',
    to: '2026-03-05',
    interval: 'daily',
    views: 'verified',
  });
});

it('goes on to the new day at midnight where it is left open', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval'],
    now: Date.UTC(2026, 2, 5, 20, 59, 50),
  });
  try {
    calls = await renderPanel('/panel/dashboard', { handlers: [answer] });
    await expect.poll(() => asked.mock.lastCall?.[0]).toMatchObject({ from: '2026-02-06', to: '2026-03-05' });
    vi.advanceTimersByTime(60_000);
    await expect.poll(() => asked.mock.lastCall?.[0]).toMatchObject({ from: '2026-02-07', to: '2026-03-06' });
    await expect.element(page.getByText(/^Live, updated /)).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

it('asks anew when a filter changes, and not without any choice', async () => {
  calls = await renderPanel('/panel/dashboard', { handlers: [answer] });
  await page.getByRole('button', { name: 'Retailer' }).click();
  await page.getByRole('checkbox', { name: 'Ozon' }).click();
  await expect.poll(() => asked.mock.lastCall?.[0]).toMatchObject({ licenses: [1], retailers: [1] });
  await page.getByRole('button', { name: 'Clear' }).click();
  await page
    .getByRole('presentation')
    .first()
    .click({ position: { x: 5, y: 5 } });
  await page.getByRole('button', { name: 'License: Tefal' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect.element(page.getByText('Please select at least one license or retailer')).toBeVisible();
});

it('offers two ways out of a range that does not fit its interval', async () => {
  const picky = mockCall(contract.getDashboard, ({ query }) => {
    asked(query);
    return query.interval === 'daily'
      ? mockError(400, { code: 'rangeTooWide', message: 'too wide' })
      : dataAnswer(figures);
  });
  calls = await renderPanel('/panel/dashboard?from=2020-01-01&to=2026-01-01', { handlers: [picky] });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Too wide range selected!/);
  await page.getByRole('button', { name: 'Use months' }).click();
  await expect.element(page.getByText('1,248')).toBeVisible();
  expect(asked.mock.lastCall?.[0]).toMatchObject({ from: '2020-01-01', interval: 'monthly' });
});

it('takes any range of days from the calendar', async () => {
  calls = await renderPanel('/panel/dashboard?from=2026-03-01&to=2026-03-05', { handlers: [answer] });
  await page.getByRole('button', { name: 'Period: Mar 1 – 5, 2026' }).click();
  await page.getByRole('gridcell', { name: '12' }).click();
  await expect.element(page.getByText('Choose the last day')).toBeVisible();
  await page.getByRole('gridcell', { name: '3', exact: true }).click();
  await expect.poll(() => asked.mock.lastCall?.[0]).toMatchObject({ from: '2026-03-03', to: '2026-03-12' });
});

it('says that the figures could not be had, and tries again', async () => {
  let isDown = true;
  const flaky = mockCall(contract.getDashboard, () =>
    isDown ? mockError(500, { code: 'somethingWentWrong', message: 'no' }) : dataAnswer(figures),
  );
  calls = await renderPanel('/panel/dashboard', { handlers: [flaky] });
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Something went wrong/);
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('1,248')).toBeVisible();
});

it('speaks Russian', async () => {
  calls = await renderPanel('/panel/dashboard', { handlers: [answer], locale: 'ru' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Дашборд' })).toBeVisible();
  await expect.element(page.getByText('1\u00A0248')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Лицензия: Tefal' })).toBeVisible();
});
