import { execFileSync } from 'node:child_process';
import { existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { lastLines } from './lastLines.mjs';
import { freePort } from './postgres.mjs';

const programs = ['curl', 'ceph', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];

/** The parts of Ceph that the tests need; its object gateway is a real S3 server. */
export const ceph = {
  title: 'Ceph',
  packages: ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-base', 'ceph-common', 'curl'],
  isInstalled: () => programs.every((program) => existsSync(join('/usr/bin', program))),
};

const stopWithinMs = 10_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Ends the processes whose ids are in a folder; their data is in memory and not needed later. */
async function stopProcesses(runFolder) {
  const files = readdirSync(runFolder).filter((name) => name.endsWith('.pid'));
  const pids = files
    .map((name) => Number(readFileSync(join(runFolder, name), 'utf8')))
    .filter((pid) => pid > 1);
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + stopWithinMs;
  while (pids.some(isAlive) && Date.now() < deadline) await delay(100);
  for (const pid of pids.filter(isAlive)) process.kill(pid, 'SIGKILL');
}

/** Starts Ceph's object gateway on loopback, without any objects. */
export async function startCeph(folder) {
  const home = join(folder, 'ceph');
  const port = await freePort();
  const script = join(import.meta.dirname, 's3-test-server.sh');
  // A file, not a pipe: servers that keep running in the background would hold a pipe open.
  const outputFile = `${home}.output`;
  const output = openSync(outputFile, 'w');
  const stop = () => stopProcesses(join(home, 'run'));
  try {
    execFileSync('bash', [script, home, String(port), String(await freePort())], {
      stdio: ['ignore', output, output],
    });
  } catch (error) {
    await stop();
    throw new Error(`Ceph did not start:\n${lastLines(outputFile)}`, { cause: error });
  }
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'vitrina-test',
      S3_ACCESS_KEY_ID: 'AKIATEST',
      S3_SECRET_ACCESS_KEY: 'SECRETTEST',
    },
    stop,
  };
}
