// pnpm bench:list-screen: the response time of the list of epacks in the browser, with 100,000 epacks: from
// the click or the last key to the rows on screen, the share spent waiting for the server, and whether
// scrolling stalls. `--epacks 100000 --rounds 15`.
import { createRequire } from 'node:module';
import { chromium } from 'playwright';

import { chromiumArguments, findChromium } from '../../bootstrap/chromium.mjs';
import { ensureChromium } from '../../bootstrap/ensureChromium.mjs';
import { password } from '../server/administrator.mjs';
import { apiFolder, serverProgram } from '../server/places.mjs';
import { startDatabase, startProgram } from '../server/processes.mjs';
import { seedEpacks } from '../server/seedEpacks.mjs';
import { machineNote, quantile, readArguments } from '../shared.mjs';

const { Client } = createRequire(`${apiFolder}/package.json`)('pg');
const options = readArguments();
const epacks = Number(options.epacks?.[0] ?? 100_000);
const rounds = Number(options.rounds?.[0] ?? 15);
const limitMs = 300;
/** How long the search waits for a pause in typing, which the goal excludes. */
const searchRestMs = 300;

const listPath = '/panel/builder-pro?perPage=100';

/** The measured actions; `path` opens another view of the list. */
const acts = [
  { title: 'sort by name', act: (page) => clickHead(page, 'Name / Brand') },
  { title: 'sort by last change', act: (page) => clickHead(page, 'Updated') },
  {
    title: 'sort by brand, all columns chosen',
    path: `${listPath}&columns=name,brand,type,ean,mpn,mappingId,categories,owner,locale,page,updatedDate`,
    act: (page) => clickHead(page, 'Brand'),
  },
  { title: 'next page', act: (page) => page.evaluate(() => clickNamed('button', 'Next page')) },
  {
    title: 'filter: shop in shop',
    before: async (page) => {
      await page.locator('main button[aria-haspopup=dialog]', { hasText: 'Type' }).click();
      await page.getByRole('radio', { name: 'Shop in shop' }).waitFor();
    },
    act: (page) => page.evaluate(() => clickNamed('label', 'Shop in shop')),
  },
  {
    title: 'search a brand and a digit, after the rest of 300 ms',
    act: (page) => page.evaluate(() => type('бирюса 7')),
    restMs: searchRestMs,
  },
];

function clickHead(page, name) {
  return page.evaluate((text) => clickNamed('th [role=button]', text), name);
}

/**
 * Runs in the page: performs an action, and returns the time until the new rows are painted, with the share
 * of the list's call.
 */
function prepare() {
  const rowsKey = () => [...document.querySelectorAll('tr[data-row]')].map((row) => row.dataset.row).join();
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  async function timed(act) {
    const before = rowsKey();
    const begin = performance.now();
    act();
    await new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (rowsKey() === before || rowsKey() === '') return;
        observer.disconnect();
        resolve();
      });
      observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    await painted();
    const calls = performance
      .getEntriesByType('resource')
      .filter(
        ({ name, startTime }) =>
          new URL(name).pathname === '/api/constructor/epackages' && startTime >= begin,
      );
    return { tookMs: performance.now() - begin, serverMs: calls.at(-1)?.duration ?? 0 };
  }
  globalThis.clickNamed = (selector, name) => {
    const found = [...document.querySelectorAll(selector)].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent).trim() === name,
    );
    if (!found) throw new Error(`No ${selector} is called ${name}`);
    return timed(() => found.click());
  };
  globalThis.type = (text) => {
    const field = document.querySelector('main input[type=search]');
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    return timed(() => {
      set.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
  };
  /** Scrolls the rows with the wheel for a while; returns the lengths of frames and of tasks above 50 ms. */
  globalThis.scrollRows = async () => {
    const scroller = document.querySelector('main table').parentElement;
    const long = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    });
    observer.observe({ type: 'longtask' });
    const frames = [];
    let last = performance.now();
    const target = scroller.scrollHeight > scroller.clientHeight ? scroller : document.scrollingElement;
    for (let frame = 0; frame < 180; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      frames.push(performance.now() - last);
      last = performance.now();
      target.scrollTop = Math.abs(Math.sin(frame / 28)) * (target.scrollHeight - target.clientHeight);
    }
    observer.disconnect();
    return { frames: frames.slice(1), long };
  };
}

async function measure(page, address, { path = listPath, before, act, restMs = 0 }) {
  const times = [];
  for (let round = -2; round < rounds; round++) {
    await page.goto(address + path);
    await page.locator('tr[data-row]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await before?.(page);
    const { tookMs, serverMs } = await act(page);
    if (round >= 0)
      times.push({ all: tookMs - restMs, server: serverMs, screen: tookMs - restMs - serverMs });
  }
  const at = (part, share) =>
    quantile(
      times.map((time) => time[part]),
      share,
    );
  return ['all', 'server', 'screen'].map((part) => ({ p50: at(part, 0.5), p95: at(part, 0.95) }));
}

await ensureChromium();
const database = await startDatabase();
const settings = { DATABASE_URL: database.url, VITRINA_DATA_DIR: database.folder, PORT: '0' };
const server = await startProgram(serverProgram, { ...settings, VITRINA_ADMIN_PASSWORD: password });
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await seedEpacks(client, epacks);
  await client.end();

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(prepare);
  await page.goto(`${server.address}/auth/login`);
  await page.getByLabel('Login', { exact: true }).fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/panel/**');

  const lines = [];
  let slowest = 0;
  for (const one of acts) {
    const parts = await measure(page, server.address, one);
    slowest = Math.max(slowest, parts[0].p95);
    lines.push(
      `| ${one.title} | ${parts.map(({ p50, p95 }) => `${p50.toFixed(0)} | ${p95.toFixed(0)}`).join(' | ')} |`,
    );
  }
  await page.goto(server.address + listPath);
  await page.locator('tr[data-row]').first().waitFor();
  const { frames, long } = await page.evaluate(() => globalThis.scrollRows());
  const { date, cores, cpu, node, load } = machineNote();
  console.log(
    `\nMeasured ${date} on ${cores} × ${cpu}, Node ${node}, load ${load.join(' ')}, ${epacks} epacks.`,
  );
  const parts = ['', 'server', 'screen'].flatMap((part) =>
    ['p50', 'p95'].map((name) => `${part} ${name} ms`),
  );
  console.log(`\n| 100 rows a page | ${parts.join(' | ')} |\n| --- |${' --: |'.repeat(parts.length)}`);
  console.log(lines.join('\n'));
  console.log(
    `\nscrolling: frames p50 ${quantile(frames, 0.5).toFixed(1)}, p95 ${quantile(frames, 0.95).toFixed(1)} ms; ` +
      `${long.length} tasks above 50 ms${long.length > 0 ? `, the longest ${Math.max(...long).toFixed(0)} ms` : ''}`,
  );
  const isQuick = slowest <= limitMs;
  console.log(
    `${isQuick ? 'ok  ' : 'MISS'} the slowest p95 is ${slowest.toFixed(0)} ms; the goal is ${limitMs} ms`,
  );
  const isSmooth = long.length === 0;
  console.log(`${isSmooth ? 'ok  ' : 'MISS'} the goal is to scroll without a task above 50 ms`);
  if (!isQuick || !isSmooth) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
  await database.stop();
}
