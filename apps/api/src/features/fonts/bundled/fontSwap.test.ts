import { contract } from '@vitrina/api-client/contract';
import { bundledFonts, plainKit } from '@vitrina/block-kit';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { findChromium } from '../../../../../../tooling/bootstrap/chromium.mjs';
import { changeLicense } from '../../../../testing/changeLicense.ts';
import { minisite, testGtin } from '../../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';

const chromium = findChromium();
const browserPath = chromium ?? '';
let server: TestServer;
let browser: Browser;
let epackId: string;
let hasArial = false;

const text = (content: string, props: Record<string, string | number>) =>
  block('Text', { text: content, margin: { top: '16px' }, ...props });

/** A page with the texts of a designed section. */
const page = toWirePage([
  block(
    'Feature',
    { padding: '24px' },
    text('Готовит так, как готовили бы вы', { element: 'h2', textStyle: 'h1', weight: 600 }),
    text('Ручка не нагревается, крышка открывается одним пальцем, а фильтр легко промыть.', {
      textStyle: 'lead',
      maxWidth: '36em',
    }),
    text('Один сценарий, без настроек', { element: 'h3', textStyle: 'h3', weight: 600 }),
    text(
      'Ничего не нужно включать заранее: кофе готов раньше, чем закипит вода. Made of brushed steel, 1.7 l.',
      {
        textStyle: 'body',
        maxWidth: '36em',
      },
    ),
  ),
]);

beforeAll(async () => {
  if (!chromium) return;
  server = await startTestServer();
  const ann = await server.as('ann');
  const body = minisite({ ean: testGtin(480), mpn: 'F-480' });
  body.structure.epackData.components = { ru: { master_template: { 'index.html': page } } };
  epackId = (await ann.call(contract.createEpack, { body })).data.id;
  const { chromium: engine } = await import('playwright-core');
  const chromiumSandbox = process.getuid?.() !== 0;
  browser = await engine.launch({ executablePath: browserPath, chromiumSandbox });
  const tab = await browser.newPage();
  hasArial = await tab.evaluate(async () => {
    const face = new FontFace('own', 'local("Arial"),local("Liberation Sans")');
    return face.load().then(
      () => true,
      () => false,
    );
  });
  await tab.close();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Opens the page with its fonts held back, releases them, and returns what moved, as a browser scores it. */
async function shiftAt(
  family: string,
  widthPx: number,
): Promise<{ shift: number; before: number; after: number }> {
  const tab = await browser.newPage({ viewport: { width: widthPx, height: 1400 } });
  const released = Promise.withResolvers<undefined>();
  await tab.route('**/*.woff2', async (route) => {
    await released.promise;
    await route.continue();
  });
  await tab.addInitScript(() => {
    const scores: number[] = [];
    Object.assign(globalThis, { scores });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) scores.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await tab.goto(`${server.url}/panel/builder-pro/preview/${epackId}`, { waitUntil: 'domcontentloaded' });
  const height = () =>
    tab.evaluate(() => document.querySelector('[data-vitrina]')?.getBoundingClientRect().height ?? 0);
  await expect.poll(height).toBeGreaterThan(100);
  const before = await height();
  await tab.evaluate(() => void ((globalThis as unknown as { scores: number[] }).scores.length = 0));
  const isLoaded = () =>
    tab.evaluate((name) => {
      const faces = [...document.fonts].filter((face) => face.family.replaceAll('"', '') === name);
      return (
        faces.some(({ status }) => status === 'loaded') && !faces.some(({ status }) => status === 'loading')
      );
    }, family);
  expect(await isLoaded()).toBe(false);
  released.resolve(undefined);
  await expect.poll(isLoaded).toBe(true);
  const after = await height();
  const shift = await tab.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (globalThis as unknown as { scores: number[] }).scores.reduce((sum, score) => sum + score, 0);
  });
  await tab.close();
  return { shift, before, after };
}

describe.skipIf(!chromium).each(Object.keys(bundledFonts))('%s', (family) => {
  it('moves nothing when it arrives', { timeout: 60_000 }, async ({ skip }) => {
    skip(!hasArial, 'no font with the widths of Arial is installed');
    await changeLicense(server, 1, { brandKit: { ...plainKit, headingFont: family, textFont: family } });
    for (const widthPx of [390, 1280]) {
      const { shift, before, after } = await shiftAt(family, widthPx);
      expect({ widthPx, shift, after }).toEqual({ widthPx, shift: 0, after: before });
    }
  });
});
