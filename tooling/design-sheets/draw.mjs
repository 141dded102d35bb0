// pnpm sheets [names] [widths] [languages]: draws designs into design-sheets/, to be looked at. Names are keys of pages and
// sections, such as `tea,heroSplit`, and `data:tea` for a page filled with a product. Default: all, at 1440, 768 and 390 px,
// in en, ru and ar.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from '@playwright/test';

import { bundleForNode } from '../bench/bundleForNode.mjs';
import { chromiumArguments, findHeadlessChromium } from '../bootstrap/chromium.mjs';
import { ensureChromium } from '../bootstrap/ensureChromium.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const target = join(here, '../../design-sheets');
const listOf = (argument, others) => (argument ? argument.split(',').filter(Boolean) : others);
const [, , namesText = '', widthsText, languagesText] = process.argv;
const names = listOf(namesText, []);
const widths = listOf(widthsText, ['1440', '768', '390']).map(Number);
const languages = listOf(languagesText, ['en', 'ru', 'ar']);

/** An image of soft light with a form in it, to be seen where a photograph will be. */
const picture = (path) => {
  const hue = (path.codePointAt('/files/'.length) ?? 0) * 67;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="hsl(${hue} 25% 80%)"/><rect x="520" y="300" width="560" height="640" rx="180" fill="hsl(${hue} 45% 45%)"/></svg>`;
};

/** Loads the renderer. */
async function loadRenderer() {
  const folder = mkdtempSync(join(here, '.built-'));
  try {
    const outfile = join(folder, 'renderDesigns.mjs');
    await bundleForNode(join(here, 'renderDesigns.ts'), outfile);
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { renderDesigns } = await loadRenderer();
await ensureChromium();
mkdirSync(target, { recursive: true });
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArguments });
try {
  for (const language of languages) {
    const designs = await renderDesigns(language, names);
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.route('**/files/*', (route) =>
        route.fulfill({
          contentType: 'image/svg+xml',
          body: picture(new URL(route.request().url()).pathname),
        }),
      );
      await page.route('https://sheets.invalid/', (route) =>
        route.fulfill({ contentType: 'text/html', body: '' }),
      );
      for (const { name, html } of designs) {
        await page.goto('https://sheets.invalid/');
        await page.setContent(html);
        await page.evaluate(() => {
          for (const host of document.querySelectorAll('[data-vitrina]'))
            for (const image of host.shadowRoot?.querySelectorAll('img') ?? []) image.loading = 'eager';
        });
        await page.waitForLoadState('networkidle');
        const path = join(target, `${name.replace(':', '-')}-${width}-${language}.png`);
        await page.screenshot({ path, fullPage: true });
      }
      await page.close();
    }
    console.log(`${designs.length} designs in ${language}`);
  }
} finally {
  await browser.close();
}
