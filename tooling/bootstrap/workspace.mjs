import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** The root manifest. */
export const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The pinned Node that everything after the installation uses, whichever Node started this script. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/** The exit code of a script if a program it needs is missing and may not be installed. */
export const missingProgramExitCode = 3;

const quietTelemetry = { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' };

/** Environment for tools: their binaries and the pinned Node are first on the path. */
export function toolEnvironment(extra = {}) {
  const path = [dirname(pinnedNode), join(root, 'node_modules', '.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  );
  return { ...process.env, ...quietTelemetry, PATH: path, ...extra };
}

/**
 * Runs a command in the root folder and passes its output through.
 *
 * @returns its exit code; a command killed by a signal counts as 1
 */
export function run(command, args, { env = toolEnvironment(), stdio = 'inherit', cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio, shell: process.platform === 'win32' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Prints the name of a step, and returns a function that prints its duration. */
export function startStep(title) {
  const startedAt = performance.now();
  console.log(`\n▸ ${title}`);
  return () => console.log(`  ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}
