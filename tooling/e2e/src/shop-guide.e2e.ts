import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { block } from '@vitrina/demo/wirePage';
import type { Page } from '@playwright/test';

import { connectEpackApi } from './epackApi.ts';
import { expect, test } from './test.ts';

const ean = '4000000000259';
const docs = fileURLToPath(new URL('../../docs/', import.meta.url));

test.beforeAll(async ({ vitrina }) => {
  const api = await connectEpackApi(vitrina.address);
  const blocks = [block('Feature', {}, block('Text', { text: 'Soup by the book' }))];
  await api.publish(await api.create({ name: 'Guided soup', ean, blocks }));
});

/** Returns the examples of the guide that hold a text, for the test's server and product. */
async function readExamples(language: string, holds: string, stream: string): Promise<string[]> {
  const guide = await readFile(join(docs, `guides/${language}/retailer-developer.md`), 'utf8');
  const examples = [...guide.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)].map(([, code = '']) => code);
  return examples
    .filter((code) => code.includes(holds))
    .map((code) =>
      code
        .replaceAll('https://stream.example', stream)
        .replaceAll('4006381333931', ean)
        .replace(/(retailer["']?[=:]\s*["']?)7/g, '$11'),
    );
}

async function openExample(page: Page, code: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const body = `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><main>Product</main>${code}</html>`;
  await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('/shop');
  return complaints;
}

for (const language of ['en', 'ru'])
  for (const [what, holds] of [
    ['the tag', 'data-mpn='],
    ['the place and the tag', '<div data-vitrina>'],
    ['the element', '<vitrina-content'],
    ['the function', 'await mount('],
  ] as const)
    test(`${what} of the guide works as it is written (${language})`, async ({ page, vitrina }) => {
      const [code = ''] = await readExamples(language, holds, vitrina.address);
      expect(code).toContain(ean);
      const complaints = await openExample(page, code);
      await expect(page.getByText('Soup by the book')).toBeVisible();
      expect(complaints).toEqual([]);
    });

test('the tag works as a module', async ({ page, vitrina }) => {
  const [code = ''] = await readExamples('en', 'data-mpn=', vitrina.address);
  expect(code).toContain('\n  async\n');
  await openExample(page, code.replace('\n  async\n', '\n  type="module"\n'));
  await expect(page.getByText('Soup by the book')).toBeVisible();
});

test('the server of the guide runs in a fresh folder', async ({ page, vitrina }) => {
  const [code = ''] = await readExamples('en', 'createServer', vitrina.address);
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-shop-'));
  await cp(join(docs, 'examples/node/vitrina.mjs'), join(folder, 'vitrina.mjs'));
  // A free port, written down for the test.
  const told = code.replace(
    '.listen(8080)',
    '.listen(0, function () { console.log(String(this.address().port)) })',
  );
  await writeFile(join(folder, 'shop.mjs'), told);
  const shop = spawn(process.execPath, ['shop.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await new Promise<string>((resolve) => {
    shop.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  await expect(page.getByText('Soup by the book')).toBeVisible();
  shop.kill();
  await rm(folder, { recursive: true });
});
