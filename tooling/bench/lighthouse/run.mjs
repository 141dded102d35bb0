// pnpm bench:lighthouse: runs Lighthouse on the sign-in, the dashboard of a signed-in user, and a product
// page of the demo shop with published content, as a phone and as a desktop; compares the scores with their
// goals. `--url`, `--runs 3`.
import { chromium } from 'playwright';

import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { judge } from '../publish/judge.mjs';
import { startBrowser } from '../publish/startBrowser.mjs';
import { machineNote, readArguments } from '../shared.mjs';

const all = (least) => ({ performance: least, accessibility: least, 'best-practices': least, seo: least });
const pages = [
  { name: 'sign-in', path: '/auth/login', goals: all(95) },
  {
    name: 'dashboard',
    path: '/panel/dashboard',
    isSignedIn: true,
    goals: { performance: 85, accessibility: 100, 'best-practices': 95 },
  },
  { name: 'demo shop, published content', path: '/demo-shop/products/9521100000116', goals: {} },
];

/** Stores the token of a demo account in the browser, as the sign-in does. */
async function signIn(address, port) {
  const answer = await fetch(`${address}/auth/getToken`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'editor', password: 'vitrina-demo' }),
  });
  const { token } = await answer.json();
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context.newPage();
  await page.goto(`${address}/auth/login`);
  await page.evaluate((accessToken) => localStorage.setItem('accessToken', accessToken), token);
  await page.close();
  await browser.close();
}

const args = readArguments();
const runs = Number(args.runs?.[0] ?? 3);
const server = args.url ? undefined : await startVitrinaServer();
const address = args.url?.[0] ?? server.address;
const browser = await startBrowser();
try {
  const { date, cores, cpu, load } = machineNote();
  console.log(`${date}, ${cores} × ${cpu}, load ${load.join(' ')}, median of ${runs}`);
  for (const preset of ['desktop', 'mobile'])
    for (const { name, path, goals, isSignedIn = false } of pages) {
      console.log(`${name}, ${preset}`);
      if (isSignedIn) await signIn(address, browser.port);
      const medians = await judge(address + path, {
        runs,
        port: browser.port,
        preset,
        keepsStorage: isSignedIn,
      });
      if (preset !== 'desktop') continue;
      for (const [category, least] of Object.entries(goals)) {
        if (medians[category] >= least) continue;
        console.log(`  MISS ${category}: ${medians[category]}, the goal is ${least}`);
        process.exitCode = 1;
      }
    }
} finally {
  await browser.stop();
  await server?.stop();
}
