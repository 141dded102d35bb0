// pnpm screenshots [names]: takes the screenshots of the README and the guides from the demo, in both languages, into
// tooling/docs/screenshots. Builds first. `--url` uses a running server with untouched demo data.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';
import { createApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import sharp from 'sharp';

import { chromiumArguments, findHeadlessChromium } from '../../bootstrap/chromium.mjs';
import { ensureChromium } from '../../bootstrap/ensureChromium.mjs';
import { languages } from '../../e2e/src/panelScreens.ts';
import { keepToken } from '../../e2e/src/signIn.ts';
import { tokenOf } from '../../e2e/src/sessions.ts';
import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { screenshots } from './screenshots.ts';

/** The package that the screenshots show. */
const shownMpn = 'KV-E1-WH';
const target = join(dirname(fileURLToPath(import.meta.url)), '../screenshots');

async function findPackage(address) {
  const token = await tokenOf(address, 'studio');
  const client = createApiClient({ baseUrl: address, getToken: () => token });
  const { data } = await client.call(contract.listEpacks, { query: { 'criteria[search]': shownMpn } });
  const [epack] = data.items;
  if (!epack) throw new Error(`The demo at ${address} has no package with the MPN ${shownMpn}.`);
  return { id: epack.id, ean: epack.ean };
}

/** Waits until the demo has its year of visits. */
async function untilLoaded(address) {
  const token = await tokenOf(address, 'admin');
  const client = createApiClient({ baseUrl: address, getToken: () => token });
  for (;;) {
    const { data } = await client.call(contract.getDemoState, {});
    if (data.stage === 'ready') return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Takes a screenshot once the page no longer changes. */
async function takeScreenshot(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const take = () => page.screenshot({ animations: 'disabled', caret: 'hide' });
  let last = await take();
  for (;;) {
    await page.waitForTimeout(1500);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
}

async function draw({ browser, address, epack }, screenshot, language) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    locale: { en: 'en-US', ru: 'ru-RU' }[language],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (screenshot.login) await keepToken(page, await tokenOf(address, screenshot.login));
  await page.goto(screenshot.path(epack), { waitUntil: 'networkidle' });
  await screenshot.prepare?.(page, language);
  const folder = join(target, language);
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${screenshot.name}.webp`);
  await sharp(await takeScreenshot(page))
    .webp({ quality: 82 })
    .toFile(file);
  await context.close();
  console.log(file);
}

const { values, positionals } = parseArgs({ options: { url: { type: 'string' } }, allowPositionals: true });
await ensureChromium();
const server = values.url ? undefined : await startVitrinaServer();
const address = values.url ?? server?.address ?? '';
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArguments });
try {
  await untilLoaded(address);
  const epack = await findPackage(address);
  for (const screenshot of screenshots.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  ))
    for (const language of languages) await draw({ browser, address, epack }, screenshot, language);
} finally {
  await browser.close();
  await server?.stop();
}
