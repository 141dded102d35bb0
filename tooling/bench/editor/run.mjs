// Drives every built editor in a real headless Chromium and keeps the figures for report.mjs.
// node --conditions=@vitrina/source tooling/bench/editor/run.mjs [--only puck,craft] [--sizes 50,200,1000] [--repeats 5]
// Each repeat is a fresh browser with a fresh profile. --only replaces just those contenders in the results.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../bootstrap/chromium.mjs';
import { ensureChromium } from '../../bootstrap/ensureChromium.mjs';
import { machineNote, mergeResults, packageVersion, readArguments, summary } from '../shared.mjs';
import { contenders } from './contenders/index.mjs';
import { serveContender } from './server.mjs';

const TYPED = 'abcdefghij klmnopqrs'; // 20 characters
const KEY_INTERVAL_MS = 120;
const SETTLE_MS = 400; // past every contender's history debounce
const UPDATES = 5;
const ADDS = 3;
const CLICKS = 4;
const DRAG_MOVES = 90;
const DRAG_MOVE_MS = 16;

const { only, sizes, repeats } = readArguments();
const counts = (sizes ?? ['50', '200', '1000']).map(Number);
const repeatCount = Number(repeats?.[0] ?? 5);
const probe = fileURLToPath(new URL('./probe.js', import.meta.url));
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Measures the main thread's processor time during `action` and the settling after it, as reported by
 * Chromium.
 */
async function withTaskTime(cdp, action) {
  const taskMs = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
  };
  const before = await taskMs();
  const value = await action();
  await wait(SETTLE_MS);
  return { value, taskMs: (await taskMs()) - before };
}

/** Returns the block's handle, in the page or in the same-origin iframe that contains it. */
async function blockHandle(page, id) {
  for (const frame of page.frames()) {
    const handle = await frame.$(`[data-bench-block="${id}"]`);
    if (handle) return handle;
  }
  throw new Error(`block ${id} not found`);
}

/**
 * Returns the point to click on a block. Finding it is not the editor's work, and costs more for deeply
 * nested pages.
 */
async function pointOn(page, id) {
  const { x, y, width, height } = await (await blockHandle(page, id)).boundingBox();
  return [x + width / 2, y + Math.min(height / 2, 10)];
}

async function measureOperations(page, cdp, samples) {
  const record = (name, value) => (samples[name] ??= []).push(value);
  const call = (method, ...args) =>
    page.evaluate(([name, list]) => window.benchProbe[name](...list), [method, args]);

  const original = await call('textOf', 'block-2');
  for (let i = 0; i < UPDATES; i++) {
    const { value, taskMs } = await withTaskTime(cdp, () => call('update', 'block-2', `Updated ${i}`));
    record('update', value);
    record('updateTask', taskMs);
  }
  for (let i = UPDATES - 2; i >= -1; i--) {
    const { value, taskMs } = await withTaskTime(cdp, () =>
      call('undoToText', 'block-2', i < 0 ? original : `Updated ${i}`),
    );
    record('undoUpdate', value);
    record('undoUpdateTask', taskMs);
  }
  const added = [];
  for (let i = 0; i < ADDS; i++) {
    const { value, taskMs } = await withTaskTime(cdp, () => call('add', 'row-0-column-0'));
    record('add', value.ms);
    record('addTask', taskMs);
    added.push(value.id);
  }
  for (const id of added) {
    const { value, taskMs } = await withTaskTime(cdp, () => call('remove', id));
    record('remove', value);
    record('removeTask', taskMs);
  }
  for (const id of added.reverse()) {
    const { value } = await withTaskTime(cdp, () => call('undoToPresent', id));
    record('undoRemove', value);
  }
  for (const id of ['block-0', 'block-2', 'block-1', 'block-0'].slice(0, CLICKS)) {
    await call('watchClick', id);
    const point = await pointOn(page, id);
    const { value, taskMs } = await withTaskTime(cdp, async () => {
      await page.mouse.click(...point);
      return call('watchedClick');
    });
    record('select', value);
    record('selectTask', taskMs);
  }
  await measureTyping(page, cdp, record, call);
  await measureDragging(page, cdp, record, call);
}

async function measureTyping(page, cdp, record, call) {
  const { gesture, field } = await page.evaluate(() => window.benchEditor.typing);
  await page.mouse[gesture](...(await pointOn(page, 'block-2')));
  // A text editor may load only now.
  await wait(4 * SETTLE_MS);
  if (field) await page.locator(`${field}:visible`).first().click();
  await page.keyboard.press('Control+End');
  await wait(SETTLE_MS);
  await call('watchKeys', 'block-2', TYPED);
  const { taskMs } = await withTaskTime(cdp, async () => {
    for (const key of TYPED) {
      await page.keyboard.press(key === ' ' ? 'Space' : key);
      await wait(KEY_INTERVAL_MS);
    }
  });
  const { latencies, lastKeyToCanvas } = await call('finishKeys');
  for (const latency of latencies) record('key', latency);
  record('keyTask', taskMs / TYPED.length);
  record('lastKeyToCanvas', lastKeyToCanvas);
  record('keysSeen', latencies.length);
}

/**
 * Drags a block back and forth over the page and drops it at its place; measures each frame in the meantime.
 * For a contender without dragging on the block itself, measures moving the pressed pointer.
 */
async function measureDragging(page, cdp, record, call) {
  const { x, y, width } = await (await blockHandle(page, 'block-4')).boundingBox();
  await page.mouse.move(x + width / 2, y + 5);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 8, y + 9, { steps: 3 });
  await wait(SETTLE_MS);
  await call('watchFrames');
  const { taskMs } = await withTaskTime(cdp, async () => {
    for (let i = 0; i < DRAG_MOVES; i++) {
      const round = Math.sin((i / DRAG_MOVES) * 4 * Math.PI);
      await page.mouse.move(x + width / 2 + round * 200, y + 40 + Math.abs(round) * 300);
      await wait(DRAG_MOVE_MS);
    }
    for (const frameMs of await call('finishFrames')) record('dragFrame', frameMs);
  });
  record('dragTask', taskMs / DRAG_MOVES);
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

async function measureOnce(contender, count, server, samples) {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'bench-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium(),
    headless: true,
    args: chromiumArguments,
    viewport: { width: 1440, height: 900 },
  });
  try {
    const record = (name, value) => (samples[name] ??= []).push(value);
    if (contender.adapter) await context.addInitScript({ path: contender.adapter });
    await context.addInitScript({ path: probe });
    const page = context.pages()[0];
    const errors = [];
    page.on('pageerror', (error) => errors.push(String(error).slice(0, 200)));
    const cdp = await context.newCDPSession(page);
    // Uses the thread's own clock, which excludes other programs.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });

    await page.goto(server.pageUrl(count));
    const { paintedAt, firstContentfulPaint } = await page.evaluate(() => window.benchProbe.load);
    record('painted', paintedAt);
    const scripts = await page.evaluate(() => window.benchProbe.scriptsBeforePainted());
    record('scriptsBeforePainted', scripts / 1024);
    record('firstContentfulPaint', firstContentfulPaint);
    const atPaint = await cdp.send('Performance.getMetrics');
    record('loadTask', atPaint.metrics.find(({ name }) => name === 'TaskDuration').value * 1000);
    await wait(1500);
    const loadTasks = await page.evaluate(() => window.benchProbe.longTasks());
    record(
      'loadLongTasks',
      loadTasks.reduce((sum, { duration }) => sum + duration, 0),
    );
    record(
      'loadBlocking',
      loadTasks.reduce((sum, { duration }) => sum + duration - 50, 0),
    );

    await cdp.send('HeapProfiler.collectGarbage');
    record('heapMB', (await cdp.send('Runtime.getHeapUsage')).usedSize / 1e6);
    const { metrics } = await cdp.send('Performance.getMetrics');
    record('domNodes', metrics.find(({ name }) => name === 'Nodes').value);
    record('listeners', metrics.find(({ name }) => name === 'JSEventListeners').value);

    await page.evaluate(() => window.benchProbe.forgetLongTasks());
    await measureOperations(page, cdp, samples);
    const workTasks = await page.evaluate(() => window.benchProbe.longTasks());
    record(
      'workLongTasks',
      workTasks.reduce((sum, { duration }) => sum + duration, 0),
    );
    if (errors.length) (samples.pageErrors ??= []).push(...errors.slice(0, 3));
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

function builtSize(folder) {
  const sum = {};
  for (const entry of readdirSync(folder, { recursive: true })) {
    const type = path.extname(entry);
    if (!['.js', '.css', '.html'].includes(type)) continue;
    const body = readFileSync(path.join(folder, entry));
    const one = (sum[type] ??= { files: 0, raw: 0, gzip: 0 });
    one.files++;
    one.raw += body.length;
    one.gzip += gzipSync(body, { level: 9 }).length;
  }
  return sum;
}

await ensureChromium();
for (const contender of contenders) {
  if (only && !only.includes(contender.id)) continue;
  const folder = fileURLToPath(new URL(`./dist/${contender.id}`, import.meta.url));
  if (!existsSync(folder)) {
    console.log(`${contender.label}: not built; run build.mjs`);
    continue;
  }
  const server = await serveContender(folder, contender.app !== undefined);
  const entry = {
    id: contender.id,
    name: contender.label,
    version: packageVersion(contender.package, import.meta.url),
    machine: machineNote(),
    built: builtSize(folder),
    sizes: {},
  };
  for (const count of counts) {
    const samples = {};
    await server.prepare(count);
    const failures = [];
    for (let repeat = 0; repeat < repeatCount; repeat++) {
      server.takeTransferred();
      try {
        await measureOnce(contender, count, server, samples);
      } catch (error) {
        failures.push(String(error.message).slice(0, 400));
      }
    }
    const { pageErrors, ...numbers } = samples;
    entry.sizes[count] = {
      repeats: repeatCount - failures.length,
      failures,
      pageErrors: pageErrors ?? [],
      load: machineNote().load,
    };
    for (const [name, values] of Object.entries(numbers)) entry.sizes[count][name] = summary(values);
    const show = (name) => numbers[name] && summary(numbers[name]).median.toFixed(0);
    console.log(
      `${contender.label} N=${count}: painted ${show('painted')} update ${show('update')} key ${show('key')} heap ${show('heapMB')} MB, failures ${failures.length} ${failures[0] ?? ''} ${entry.sizes[count].pageErrors[0] ?? ''}`,
    );
  }
  mergeResults('editor', [entry]);
  server.close();
}
