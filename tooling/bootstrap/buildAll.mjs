import { run, startStep } from './workspace.mjs';

/**
 * Builds everything that is not built yet; ends the process on failure. Further arguments narrow it, as in
 * turbo.
 */
export async function buildAll(words = []) {
  const end = startStep('Building');
  const code = await run('turbo', [
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...words,
  ]);
  if (code !== 0) process.exit(code);
  end();
}
