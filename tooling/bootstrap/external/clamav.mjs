import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { lastLines } from './lastLines.mjs';

const program = '/usr/sbin/clamd';
const startWithinMs = 30_000;
/** MD5 and length of the test file that all scanners know; the real signatures are 300 MB from elsewhere. */
const signatures = '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test-Signature\n';

/** Debian's virus scanner. */
export const clamav = {
  title: 'ClamAV',
  packages: ['clamav-daemon'],
  isInstalled: () => existsSync(program),
};

/** Starts ClamAV's daemon on a socket, with the signature of the test virus alone. */
export async function startClamav(folder) {
  const home = join(folder, 'clamav');
  const signatureFolder = join(home, 'signatures');
  mkdirSync(signatureFolder, { recursive: true });
  writeFileSync(join(signatureFolder, 'test.hdb'), signatures);
  const socket = join(home, 'socket');
  const settings = {
    LocalSocket: socket,
    DatabaseDirectory: signatureFolder,
    TemporaryDirectory: home,
    Foreground: 'yes',
    StreamMaxLength: '1100M',
  };
  const configuration = join(home, 'clamd.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}`);
  writeFileSync(configuration, `${lines.join('\n')}\n`);
  const output = openSync(join(home, 'output'), 'w');
  const child = spawn(program, ['--config-file', configuration], { stdio: ['ignore', output, output] });
  const deadline = Date.now() + startWithinMs;
  while (!existsSync(socket)) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`ClamAV did not start:\n${lastLines(join(home, 'output'))}`);
    }
    await delay(100);
  }
  return { environment: { CLAMAV_SOCKET: socket }, stop: async () => void child.kill('SIGKILL') };
}
