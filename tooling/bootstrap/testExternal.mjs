// pnpm test:external [PATTERN …]: runs server tests again, on Debian's PostgreSQL 15, on Ceph as S3, with two ClickHouse
// servers for visits, with ClamAV for uploads, and with PHP for the examples of shops: those that depend on these
// services, or those whose path contains a pattern; `.` runs all. Installs the services if allowed, otherwise lists
// what is missing and ends with 3.
// Plain Node, standard library only.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canInstallWithApt, installWithApt } from './apt.mjs';
import { ceph, startCeph } from './external/ceph.mjs';
import { clamav, startClamav } from './external/clamav.mjs';
import { php } from './external/php.mjs';
import { clickhouse, startClickHouse } from './external/clickhouse.mjs';
import { postgres, startPostgres } from './external/postgres.mjs';
import { ensureInstalled } from './install.mjs';
import { missingProgramExitCode, run, startStep, toolEnvironment } from './workspace.mjs';

/** The tests in which files, visits, scans or the database's own behavior matter. The others use the same calls. */
const dependentTests = [
  'apps/api/src/entry/',
  'apps/api/src/platform/',
  'apps/api/src/features/anomalies/',
  'apps/api/src/features/backup/',
  'apps/api/src/features/download/',
  'apps/api/src/features/epacks/',
  'apps/api/src/features/events/',
  'apps/api/src/features/files/',
  'apps/api/src/features/imports/',
  'apps/api/src/features/publishing/',
  'apps/api/src/features/statistics/',
  'apps/api/src/features/stream/',
  'apps/api/src/features/text-runs/',
  'apps/api/src/features/publication-runs/',
  'apps/api/src/features/uploads/',
  'apps/api/tests/laws/',
  'apps/api/tests/ways-in/',
  'apps/api/tests/crash/countVisits',
  'apps/api/tests/crash/killServer',
];

async function ensurePrograms() {
  const missing = [postgres, ceph, clickhouse, clamav, php].filter((program) => !program.isInstalled());
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
  const patterns = process.argv.slice(2);
  const args = ['run', '--project', 'api', ...(patterns.length > 0 ? patterns : dependentTests)];
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
