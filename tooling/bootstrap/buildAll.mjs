import { run, startStep } from './workspace.mjs';

/** Builds what is not built yet, and ends the process where that fails. Further words narrow it, as turbo takes them. */
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
