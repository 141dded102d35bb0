// pnpm check: the one gate. Runs each check, shows only what failed.
import { spawn } from 'node:child_process';

import { root, toolEnvironment } from '../bootstrap/workspace.mjs';

// Two lanes, one for each of two cores: what reads the source, and what builds.
const lanes = [
  [
    { title: 'format', command: 'prettier --check --cache --log-level warn .' },
    {
      title: 'import boundaries',
      command:
        'tooling/checks/node_modules/.bin/depcruise --config tooling/checks/boundaries.cjs packages apps',
    },
    {
      title: 'unused code',
      command: 'tooling/checks/node_modules/.bin/knip --no-config-hints --config tooling/checks/knip.json',
    },
    { title: 'dependency versions', command: 'node tooling/checks/versions.mjs' },
    { title: 'messages', command: 'node tooling/checks/messages.mjs' },
    { title: 'lint', command: 'oxlint --type-aware --quiet .' },
  ],
  [
    { title: 'types', command: 'turbo run typecheck --continue --output-logs=errors-only' },
    { title: 'builds', command: 'turbo run build build:package --output-logs=errors-only' },
    { title: 'package manifests', command: 'node tooling/checks/manifests.mjs' },
    { title: 'API reports', command: 'node tooling/checks/apiReports.mjs' },
    { title: 'bundle sizes and canaries', command: 'node tooling/checks/bundles.mjs' },
    { title: 'table of sizes', command: 'node tooling/checks/sizeTable.mjs' },
  ],
];

const only = process.argv.slice(2);
const isChosen = ({ title }) => only.length === 0 || only.some((word) => title.includes(word));

function runQuietly(command) {
  return new Promise((resolve) => {
    const child = spawn(command, { cwd: root, env: toolEnvironment({ FORCE_COLOR: '1' }), shell: true });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ passed: code === 0, output }));
  });
}

async function passes({ title, command }) {
  const startedAt = performance.now();
  const { passed, output } = await runQuietly(command);
  console.log(`${passed ? '✓' : '✗'} ${title} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (!passed) console.log(output.trimEnd().replaceAll(/^/gm, '    '));
  return passed;
}

async function runLane(checks) {
  let areGreen = true;
  for (const check of checks.filter(isChosen)) areGreen = (await passes(check)) && areGreen;
  return areGreen;
}

if (!lanes.flat().some(isChosen)) {
  console.error(
    `No check is called that. There are: ${lanes
      .flat()
      .map(({ title }) => title)
      .join(', ')}`,
  );
  process.exitCode = 1;
}
if ((await Promise.all(lanes.map(runLane))).includes(false)) process.exitCode = 1;
