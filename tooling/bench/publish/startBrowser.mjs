import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromiumArguments, findChromium } from '../../bootstrap/chromium.mjs';
import { ensureChromium } from '../../bootstrap/ensureChromium.mjs';

/** Starts a separate Chromium, connected to by the port it prints. */
export async function startBrowser() {
  await ensureChromium();
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
