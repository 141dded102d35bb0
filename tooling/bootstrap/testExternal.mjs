// pnpm test:external: runs the server's tests again, on Debian's PostgreSQL 15, on Ceph as S3, with two ClickHouse
// servers for visits, and with ClamAV for uploads. Installs them if allowed, otherwise lists what is missing and ends with 3.
// Plain Node, standard library only.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canInstallWithApt, installWithApt } from './apt.mjs';
import { ceph, startCeph } from './external/ceph.mjs';
import { clamav, startClamav } from './external/clamav.mjs';
import { clickhouse, startClickHouse } from './external/clickhouse.mjs';
import { postgres, startPostgres } from './external/postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { missingProgramExitCode, run, startStep, toolEnvironment } from './workspace.mjs';

async function ensurePrograms() {
  const missing = [postgres, ceph, clickhouse, clamav].filter((program) => !program.isInstalled());
  if (canInstallWithApt()) {
    for (const { title, packages } of missing) await installWithApt(title, packages);
  }
  const stillMissing = missing.filter((program) => !program.isInstalled());
  if (stillMissing.length === 0) return;
  const needs = stillMissing.map(({ title, packages }) => `  ${title} (Debian: ${packages.join(' ')})`);
  console.error(`These tests need programs that are not installed:\n${needs.join('\n')}`);
  process.exit(missingProgramExitCode);
}

const folder = mkdtempSync(join(tmpdir(), 'vitrina-external-'));
// PostgreSQL runs under its own account.
chmodSync(folder, 0o755);
const running = [];

async function start(title, startServer) {
  const end = startStep(`Starting ${title}`);
  const server = await startServer(folder);
  running.push(server);
  end();
  return server.environment;
}

async function stopEverything() {
  for (const server of running.splice(0).reverse()) await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function runTests() {
  const environment = {
    ...(await start(postgres.title, startPostgres)),
    ...(await start(ceph.title, startCeph)),
    ...(await start(clickhouse.title, startClickHouse)),
    ...(await start(clamav.title, startClamav)),
  };
  const end = startStep('Server tests');
  const args = ['run', '--project', 'api', ...process.argv.slice(2)];
  const code = await run('vitest', args, { env: toolEnvironment({ CI: '1', ...environment }) });
  end();
  return code;
}

await ensureInstalled();
await ensurePrograms();
// The tests get the signal too and end; the cleanup below follows.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
try {
  process.exitCode = await runTests();
} finally {
  await stopEverything();
}
