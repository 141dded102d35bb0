// pnpm check: the single gate. Runs each check, and prints only failures.
import { spawn } from 'node:child_process';

import { root, toolEnvironment } from '../bootstrap/workspace.mjs';

const checks = [
  { title: 'format', command: 'prettier --check --cache --log-level warn .' },
  // Before the types: some files import what other packages build.
  { title: 'builds', command: 'turbo run build build:package --output-logs=errors-only' },
  {
    title: 'lint and types',
    // The dependencies of the ignored folders are installed only when they run.
    command: [
      'oxlint --type-aware --type-check --quiet --ignore-pattern tooling/package-install/apps --ignore-pattern tooling/bench/render .',
      'oxlint --quiet tooling/package-install/apps tooling/bench/render',
    ].join(' && '),
  },
  { title: 'import boundaries and folder layers', command: 'node tooling/checks/imports.mjs' },
  {
    title: 'unused code',
    command: 'tooling/checks/node_modules/.bin/knip --no-config-hints --config tooling/checks/knip.json',
  },
  { title: 'migrations', command: 'node tooling/checks/migrations.mjs' },
  { title: 'dependency versions', command: 'node tooling/checks/versions.mjs' },
  { title: 'messages', command: 'node tooling/checks/messages.mjs' },
  { title: 'words', command: 'node tooling/checks/words.mjs' },
  { title: 'package manifests', command: 'node tooling/checks/manifests.mjs' },
  { title: 'API reports', command: 'node tooling/checks/apiReports.mjs' },
  { title: 'bundle sizes and canaries', command: 'node tooling/checks/bundles.mjs' },
  { title: 'table of sizes', command: 'node tooling/checks/sizeTable.mjs' },
];

const only = process.argv.slice(2);
const chosen =
  only.length > 0 ? checks.filter(({ title }) => only.some((word) => title.includes(word))) : checks;

function runQuietly(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env: toolEnvironment({ FORCE_COLOR: '1' }), shell: true });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

let failures = 0;
for (const { title, command } of chosen) {
  const startedAt = performance.now();
  const { passed, output } = await runQuietly(command);
  console.log(`${passed ? '✓' : '✗'} ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (!passed) {
    failures += 1;
    console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  }
}
if (chosen.length === 0) {
  console.error(`No check is called that. There are: ${checks.map(({ title }) => title).join(', ')}`);
  failures = 1;
}
process.exitCode = failures > 0 ? 1 : 0;
