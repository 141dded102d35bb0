// Lighthouse on what visitors see of a published package: a page of the demo shop, and the preview. Prints the four scores,
// the median of each, and every audit that lowers one. `--url http://127.0.0.1:4000` measures a server that runs already.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import lighthouse from 'lighthouse';

import { chromiumArguments, findChromium } from '../../bootstrap/chromium.mjs';
import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { readArguments, summary } from '../shared.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const gtin = '9521100000116';

/** A Chromium of its own, found by the port it says it listens at. */
async function startBrowser() {
  const profile = mkdtempSync(join(tmpdir(), 'vitrina-lighthouse-'));
  const browser = spawn(findChromium(), [
    ...chromiumArguments,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]);
  const port = await new Promise((resolve, reject) => {
    let log = '';
    browser.stderr.on('data', (chunk) => {
      log += chunk;
      const [, found] = /listening on ws:\/\/[^:]+:(\d+)/.exec(log) ?? [];
      if (found) resolve(Number(found));
    });
    browser.on('exit', () => reject(new Error(`Chromium ended:\n${log}`)));
  });
  return {
    port,
    async stop() {
      const ended = new Promise((resolve) => browser.on('exit', resolve));
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The preview of the product's package, whose id only people who are signed in learn. */
async function findPreview(address) {
  const call = async (path, init) => (await fetch(address + path, init)).json();
  const { token } = await call('/auth/getToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'editor', password: 'vitrina-demo' }),
  });
  const { data } = await call('/api/constructor/epackages?limit=100', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { id } = data.items.find(({ ean }) => ean === gtin);
  return `/panel/builder-pro/preview/${id}`;
}

/** What lowers a category, by the report. */
function failures({ audits, categories: judged }, category) {
  return judged[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1)
    .map(({ id }) => `${id} (${audits[id].displayValue ?? audits[id].title})`);
}

async function measure(url, runs, port) {
  const reports = [];
  for (let run = 0; run < runs; run++) {
    const { lhr } = await lighthouse(url, { port, onlyCategories: categories, logLevel: 'error' });
    reports.push(lhr);
  }
  for (const category of categories) {
    const scores = reports.map((report) => Math.round(report.categories[category].score * 100));
    const why = [...new Set(reports.flatMap((report) => failures(report, category)))];
    console.log(
      `  ${category.padEnd(16)} ${summary(scores).median}${why.length > 0 ? `  ${why.join(', ')}` : ''}`,
    );
  }
}

const args = readArguments();
const server = args.url ? undefined : await startVitrinaServer();
const address = args.url?.[0] ?? server.address;
const browser = await startBrowser();
try {
  const pages = { 'demo shop': `/demo-shop/products/${gtin}`, preview: await findPreview(address) };
  for (const [name, path] of Object.entries(pages)) {
    console.log(`${name}, median of 3`);
    await measure(address + path, Number(args.runs?.[0] ?? 3), browser.port);
  }
} finally {
  await browser.stop();
  await server?.stop();
}
