// pnpm bench:lighthouse: runs Lighthouse on the sign-in, the dashboard of a signed-in user, and the shop's pages of the
// demo's composed packages, as a phone and as a desktop; compares the scores with their goals. `--url`, `--runs 3`,
// `--presets mobile`, `--only sign-in,KV-E1-WH`.
import { demoBrands } from '@vitrina/demo';
import { chromium } from 'playwright';

import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { judge } from '../publish/judge.mjs';
import { startBrowser } from '../publish/startBrowser.mjs';
import { machineNote, readArguments } from '../shared.mjs';

const all = (least) => ({ performance: least, accessibility: least, 'best-practices': least, seo: least });
const shopPages = demoBrands.flatMap(({ products }) =>
  products.map(({ mpn, gtin }) => ({
    name: mpn,
    path: `/demo-shop/products/${gtin}`,
    goals: { mobile: { performance: 100, accessibility: 100, 'best-practices': 100 } },
  })),
);
const pages = [
  {
    name: 'sign-in',
    path: '/auth/login',
    goals: { desktop: all(95), mobile: { performance: 90, accessibility: 100 } },
  },
  {
    name: 'dashboard',
    path: '/panel/dashboard',
    isSignedIn: true,
    goals: { desktop: { performance: 85, accessibility: 100, 'best-practices': 95 } },
  },
  ...shopPages,
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
  for (const preset of args.presets ?? ['desktop', 'mobile'])
    for (const { name, path, goals, isSignedIn = false } of pages) {
      if (args.only && !args.only.includes(name)) continue;
      console.log(`${name}, ${preset}`);
      if (isSignedIn) await signIn(address, browser.port);
      const medians = await judge(address + path, {
        runs,
        port: browser.port,
        preset,
        keepsStorage: isSignedIn,
      });
      for (const [category, least] of Object.entries(goals[preset] ?? {})) {
        if (medians[category] >= least) continue;
        console.log(`  MISS ${category}: ${medians[category]}, the goal is ${least}`);
        process.exitCode = 1;
      }
    }
} finally {
  await browser.stop();
  await server?.stop();
}
