import { existsSync, readFileSync } from 'node:fs';

const lineCount = 20;

/** Returns the end of a program's output: its folder is deleted before anyone reads why it failed. */
export function lastLines(file) {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lineCount).join('\n');
}
