import { appendFile, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { limitLog } from './limitLog.ts';

let folder: string;
let log: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-log-'));
  log = join(folder, 'postgres.log');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (file: string) => readFile(file, 'utf8');

it('moves a log above the limit, and what is written next begins the file', async () => {
  await writeFile(log, 'first ');
  const writer = await open(log, 'a');
  await writer.write('second ');
  await limitLog(log, 5);
  await writer.write('third');
  await writer.close();
  expect([await read(`${log}.1`), await read(log)]).toEqual(['first second ', 'third']);
  await appendFile(log, ' fourth');
  await limitLog(log, 5);
  expect(await read(`${log}.1`)).toBe('third fourth');
});

it('leaves a small log as it is', async () => {
  await writeFile(log, 'first');
  await limitLog(log, 5);
  expect(await read(log)).toBe('first');
  await expect(read(`${log}.1`)).rejects.toThrow('ENOENT');
});
