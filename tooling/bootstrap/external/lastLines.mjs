import { existsSync, readFileSync } from 'node:fs';

const lineCount = 20;

/** The end of what a program wrote: its folder is gone by the time someone reads why it failed. */
export function lastLines(file) {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lineCount).join('\n');
}
