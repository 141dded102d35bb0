import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { connectEpackApi, type EpackApi } from './epackApi.ts';
import { signIn } from './signIn.ts';
import { expect, test } from './test.ts';

const ean = '4000000000037';

/** Each reports to the page in a different way if a browser runs it. */
const attacks = [
  '<script>window.taken = "script"</script>',
  '<img src=x onerror="window.taken = 1">',
  '<svg onload="window.taken = 1"><circle r="9"/></svg>',
  '<iframe srcdoc="<script>parent.taken = 1</script>"></iframe>',
  '<details open ontoggle="window.taken = 1"><summary>x</summary></details>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.taken=1&gt;">',
];
/** A script that a Script block can run, with targets it must not reach. */
const code = `<p id="report"></p><script>
  const attempt = (name, reach) => { try { reach(); return name + ' reached'; } catch { return name + ' refused'; } };
  document.getElementById('report').textContent = [
    attempt('storage', () => localStorage.length),
    attempt('cookie', () => document.cookie),
    attempt('page', () => parent.document.title),
    attempt('top', () => top.localStorage.length),
  ].join(', ');
</script>`;

let api: EpackApi;
let id: string;

test.beforeAll(async ({ vitrina }) => {
  api = await connectEpackApi(vitrina.address);
  const texts = attacks.map((attack, at) => block('Text', { text: `Harmless ${at} ${attack}` }));
  const links = ['javascript:window.taken=1', 'data:text/html,<script>opener.taken=1</script>'].map(
    (href, at) => block('Link', { href, text: `Follow ${at}` }),
  );
  const script = block('Script', { code, title: 'Widget' });
  const published = [block('Feature', {}, ...texts, script)];
  id = await api.create({ name: 'Hostile soup', ean, blocks: published });
  await api.publish(id);
  // With these it would not be published: links that lead nowhere must be fixed first.
  await api.save(id, [block('Feature', {}, ...texts, ...links, script)]);
});

const takenOf = (page: Page) => page.evaluate(() => 'taken' in window);

/** Expects that the whole page is shown and no script has run. */
async function expectHarmless(page: Page): Promise<void> {
  for (const at of attacks.keys()) await expect(page.getByText(`Harmless ${at}`).first()).toBeVisible();
  for (const link of await page.getByText(/^Follow \d$/).all()) await link.click();
  expect(await takenOf(page)).toBe(false);
}

test('A1, A4: nothing in a text runs in the editor, where the token is', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro/${id}`);
  await page.getByRole('tab', { name: 'Editor' }).click();
  await expectHarmless(page);
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
});

test('A1, A4, A24: nor in the preview, which could not reach the token either', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto(`/panel/builder-pro/preview/${id}`);
  await expectHarmless(page);
  const reach = await page.evaluate(() => {
    try {
      return localStorage.length;
    } catch {
      return 'refused';
    }
  });
  expect({ reach, origin: await page.evaluate(() => self.origin) }).toEqual({
    reach: 'refused',
    origin: 'null',
  });
});

test('A24: a Script block runs, and reaches neither storage nor the page around it', async ({ page }) => {
  await signIn(page, 'editor');
  for (const address of [`/panel/builder-pro/preview/${id}`, `/demo-shop/products/${ean}`]) {
    await page.goto(address);
    const frame = page.frameLocator('iframe[title="Widget"]');
    await expect(frame.locator('body')).toHaveText(
      'storage refused, cookie refused, page refused, top refused',
    );
  }
});

test('A1, A4: nor in a shop’s page', async ({ page }) => {
  await page.goto(`/demo-shop/products/${ean}`);
  await expectHarmless(page);
});
