import { watchedPages } from '@vitrina/demo';
import type { Page } from '@playwright/test';

import { callAs, enterPanel } from './enterPanel.ts';
import { sessionOf, type DemoLogin } from './sessions.ts';
import { expect, test } from './test.ts';

const monitorPath = '/panel/statistics/liveMonitor';

interface ListedPage {
  id: number;
  retailerSku: string;
  status: string;
  lastVisited: string | null;
  checkFailure: string | null;
  problems: { type: string }[];
}

/** Lists the demo shop's pages with findings, as the live monitor has them. */
async function listWatched(address: string): Promise<ListedPage[]> {
  const path = '/live-monitor?search=POLKA-&limit=100&offset=0';
  const { data } = (await callAs(address, 'admin', { method: 'GET', path })) as {
    data: { items: ListedPage[] };
  };
  return data.items;
}

/** Waits until the demo's own run has checked every page. */
async function untilChecked(address: string): Promise<void> {
  const isChecked = ({ lastVisited, checkFailure }: ListedPage) =>
    lastVisited !== null || checkFailure !== null;
  await expect
    .poll(async () => (await listWatched(address)).filter(isChecked).length, { timeout: 60_000 })
    .toBe(watchedPages.length);
}

const statusOf = {
  deleted: 'pdpDeleted',
  locked: 'locked',
  hidden: 'pdpHidden',
  unreachable: 'underReview',
} as const;

/** The page's own row; its name is the product's, which several pages share. */
const rowOf = (page: Page, id: string) => page.getByRole('row').filter({ hasText: `POLKA-${id}` });

interface Settings {
  liveMonitor: Record<string, boolean>;
}
interface Group {
  name: string;
  permissions: string[];
  settings: Settings;
  licenses: { id: number }[];
  retailers: { id: number }[];
  revision: number;
}

/** The group of the demo's editor. */
async function readGroup(address: string): Promise<Group> {
  const { data } = (await callAs(address, 'admin', { method: 'GET', path: '/groups/1' })) as { data: Group };
  return data;
}

async function saveSettings(address: string, settings: Settings): Promise<void> {
  const { name, permissions, licenses, retailers, revision } = await readGroup(address);
  const idOf = ({ id }: { id: number }) => id;
  const response = await fetch(`${address}/groups/1`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await sessionOf(address, 'admin')}`,
      'content-type': 'application/json',
      'if-match': `"${revision}"`,
    },
    body: JSON.stringify({
      name,
      permissions,
      settings,
      licenseIds: licenses.map(idOf),
      retailerIds: retailers.map(idOf),
    }),
  });
  expect(response.status).toBe(200);
}

/** Opens the live monitor with the sheet of a page of the demo's shop. */
async function openSheet(page: Page, address: string, id: string, login: DemoLogin = 'admin') {
  await enterPanel(page, address, login, `${monitorPath}?search=POLKA-${id}`);
  const row = rowOf(page, id);
  await row.getByRole('button').first().click();
  return page.getByRole('complementary');
}

test('S8, S10: a check finds on each page of the shop exactly the problem or the status it shows', async ({
  vitrina: { address },
}) => {
  await untilChecked(address);
  const found = await listWatched(address);
  for (const { id, fault, answer } of watchedPages) {
    const page = found.find(({ retailerSku }) => retailerSku === `POLKA-${id}`);
    const problem = fault ?? (id === 'noRich' || id === 'incorrectRich' ? id : undefined);
    const problems = page?.problems.map(({ type }) => type);
    // A page the shop does not show has no problems of its own.
    if (answer) expect.soft(page?.status, id).toBe(statusOf[answer]);
    else expect.soft(problems, id).toEqual(problem === undefined ? [] : [problem]);
    if (id === 'lowTraffic' || id === 'noTraffic') expect.soft(page?.status, id).toBe(id);
  }
});

test('S8: the live monitor lists status, mapping, codes, reason, link and visit, and filters by the URL', async ({
  page,
  vitrina: { address },
}) => {
  await untilChecked(address);
  await enterPanel(page, address, 'admin', `${monitorPath}?search=POLKA-`);
  const table = page.getByRole('table', { name: 'Live monitor' });
  for (const name of [
    'Product name',
    'Status',
    'Problems',
    'Mapping',
    'Retailer SKU ID',
    'Brand alias',
    'Reason',
    'Link',
    'Last visited',
    'Checked',
  ])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Status', exact: true }).first().click();
  await page.getByRole('checkbox', { name: 'PDP Deleted' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/statuses=pdpDeleted/);
  await expect(rowOf(page, 'deleted')).toBeVisible();
  await expect(rowOf(page, 'noScript')).toHaveCount(0);
});

test('S10: what is mended in the shop clears at the next check, and nothing else does', async ({
  page,
  vitrina: { address },
}) => {
  await untilChecked(address);
  const problemsOf = (pages: ListedPage[]) =>
    new Map(pages.map(({ retailerSku, problems }) => [retailerSku, problems.map(({ type }) => type)]));
  const before = problemsOf(await listWatched(address));
  await page.goto('/demo-shop/watched/');
  await page.getByRole('button', { name: 'Исправить incorrectBrand', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Сломать снова incorrectBrand', exact: true })).toBeVisible();

  const sheet = await openSheet(page, address, 'incorrectBrand');
  const evidence = sheet.getByRole('region', { name: 'Expected and found' });
  await expect(evidence.getByRole('row', { name: /Brand Kernhof .*Kernhoff/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Check now' }).click();
  await expect(sheet.getByText('Checking the page…')).toBeVisible();
  await expect(sheet.getByText('Checking the page…')).toBeHidden({ timeout: 60_000 });
  await expect(evidence.getByText('Kernhoff')).toHaveCount(0);
  await expect(sheet.getByText(/, cleared$/)).toBeVisible();

  before.set('POLKA-incorrectBrand', []);
  expect(problemsOf(await listWatched(address))).toEqual(before);
  await page.goto('/demo-shop/watched/');
  await page.getByRole('button', { name: 'Сломать снова incorrectBrand', exact: true }).click();
});

test('S8: a reason is sent and removed; one that cannot be removed stays, and says so', async ({
  page,
  vitrina: { address },
}) => {
  const sheet = await openSheet(page, address, 'noRich');
  await sheet.getByRole('combobox', { name: 'Reason why the page isn’t live' }).selectOption({ index: 1 });
  await sheet.getByLabel('Note').fill('Written to the shop');
  await sheet.getByRole('button', { name: 'Send reason' }).click();
  await expect(sheet.getByText('Reason sent', { exact: true }).first()).toBeVisible();
  const path = '**/live-monitor/pages/*/reason';
  await page.route(path, (route) => route.abort());
  await sheet.getByRole('button', { name: 'Remove reason' }).click();
  await expect(sheet.getByText('There was an error while removing the reason. Reason kept.')).toBeVisible();
  await expect(sheet.getByText('Written to the shop')).toBeVisible();
  await page.unroute(path);
  await sheet.getByRole('button', { name: 'Remove reason' }).click();
  await expect(sheet.getByRole('button', { name: 'Send reason' })).toBeVisible();
});

test('S8: what the group does not allow is not offered', async ({ page, vitrina: { address } }) => {
  await untilChecked(address);
  const options = ['Package is active at this retailer', 'In stock'];
  const { settings } = await readGroup(address);
  const none = { epackageActivation: false, mapping: false, notInStock: false, updateBrandAlias: false };
  await saveSettings(address, { ...settings, liveMonitor: none });
  try {
    const denied = await openSheet(page, address, 'noEan', 'editor');
    await expect(denied.getByRole('heading', { name: 'Expected and found' })).toBeVisible();
    for (const name of options) await expect(denied.getByRole('switch', { name })).toHaveCount(0);
    await expect(denied.getByRole('button', { name: 'Remove mapping' })).toHaveCount(0);
    await expect(denied.getByRole('combobox', { name: 'Find a package' })).toHaveCount(0);
    await expect(denied.getByRole('textbox', { name: 'Brand alias' })).toHaveCount(0);
  } finally {
    await saveSettings(address, settings);
  }
  const sheet = await openSheet(page, address, 'noEan', 'editor');
  for (const name of options) await expect(sheet.getByRole('switch', { name })).toBeVisible();
  await expect(sheet.getByRole('combobox', { name: 'Find a package' })).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Brand alias' }).fill('KERNHOF');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('button', { name: 'Save' })).toBeDisabled();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'noEan').getByText('KERNHOF')).toBeVisible();
});

test('S16: a link that is no full https address is refused at its field', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'admin', monitorPath);
  await page.getByRole('button', { name: 'Add page' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a product page' });
  for (const name of ['License', 'Retailer']) {
    await dialog.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: name === 'License' ? 'Kernhof' : 'Полка' }).click();
  }
  const message = 'The link must be in the format of a full https address with domain and product path';
  for (const link of ['shop.ru/product/1', 'http://shop.ru/product/1', 'https://shop.ru', 'https://shop']) {
    await dialog.getByLabel('Link').fill(link);
    await dialog.getByRole('button', { name: 'Add and check' }).click();
    await expect(dialog.getByText(message), link).toBeVisible();
  }
  await dialog.getByLabel('Link').fill('https://polka.example/product/new-1');
  await dialog.getByRole('button', { name: 'Add and check' }).click();
  await expect(page.getByText('Page added; the first check is running')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('S8, S16: a file of pages is tried first, says what it refuses by row, and is then taken up', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'admin', monitorPath);
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import' });
  for (const name of ['License', 'Retailer']) {
    await dialog.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: name === 'License' ? 'Kernhof' : 'Полка' }).click();
  }
  const lines = [
    'link,name',
    'https://polka.example/import/1,First',
    'http://polka.example/import/2,Not secure',
  ];
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'pages.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await dialog.getByRole('button', { name: 'Preview import' }).click();
  await expect(dialog.getByRole('row', { name: /^3 link The link must be/ })).toBeVisible();
  const path = '/live-monitor?search=/import/&limit=10&offset=0';
  const total = async () => {
    const { data } = (await callAs(address, 'admin', { method: 'GET', path })) as {
      data: { total: number };
    };
    return data.total;
  };
  expect(await total()).toBe(0);
  await dialog.getByRole('button', { name: 'Import 1 page' }).click();
  await expect(page.getByText('1 page imported')).toBeVisible();
  expect(await total()).toBe(1);
});

test('S8: several pages are marked as checked after a dry run', async ({ page, vitrina: { address } }) => {
  await enterPanel(page, address, 'admin', `${monitorPath}?search=POLKA-incorrect`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click();
  await page.getByRole('button', { name: 'Mark checked' }).click();
  const dialog = page.getByRole('dialog', { name: /^Mark \d+ pages as checked\?$/ });
  await expect(dialog.getByText(/\d+ rows will change\./)).toBeVisible();
  await dialog.getByRole('button', { name: /^Mark checked: \d+$/ }).click();
  await expect(rowOf(page, 'incorrectEan').getByRole('img', { name: 'Checked', exact: true })).toBeVisible();
});

test('S10: the retail manager counts by retailer and type, narrows by a click, and acknowledges', async ({
  page,
  vitrina: { address },
}) => {
  await untilChecked(address);
  await enterPanel(page, address, 'admin', '/panel/retail-manager');
  const card = page.getByRole('region', { name: 'Полка' });
  await card.getByRole('button', { name: /^No script/ }).click();
  await expect(page).toHaveURL(/types=noScript/);
  const rows = page.getByRole('table', { name: 'Retail Manager' }).locator('tbody tr');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Acknowledge', exact: true }).click();
  await page.getByRole('button', { name: 'Acknowledge: 1' }).click();
  await expect(rows.getByText('Acknowledged')).toBeVisible();
  await rows.getByRole('button').first().click();
  await expect(page.getByRole('complementary').getByText('POLKA-noScript')).toBeVisible();
});

test('S9: the content manager marks by keyboard, and keeps a note', async ({
  page,
  vitrina: { address },
}) => {
  await enterPanel(page, address, 'admin', '/panel/content-manager?search=beans');
  const rows = page.getByRole('table', { name: 'Content Manager' }).locator('tbody tr');
  await expect(rows.nth(1)).toBeVisible();
  await page.getByRole('button', { name: 'Review by keyboard' }).click();
  await page.keyboard.press('c');
  await expect(rows.nth(0).getByText('Correct', { exact: true })).toBeVisible();
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByText('Incorrect', { exact: true })).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('k');
  await page.keyboard.press('u');
  await expect(rows.nth(0).getByText('Not checked', { exact: true })).toBeVisible();
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Note' }).fill('The picture is of another pan');
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.keyboard.press('Escape');
  await page.goto('/panel/content-manager?search=beans&isCorrect=false');
  await expect(rows.getByText('Incorrect', { exact: true })).toBeVisible();
  await page.goto('/panel/content-manager?search=beans');
  await expect(page.getByText('The picture is of another pan')).toBeVisible();
});
