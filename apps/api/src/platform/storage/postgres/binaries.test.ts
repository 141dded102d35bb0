import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

import { binaryPath, findPackagedBinaries, prepareBinaries } from './binaries.ts';

it('the binaries run from a copy of any name, without the links an install script would have made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrina-binaries-'));
  const copy = join(folder, 'copied-elsewhere');
  const packaged = findPackagedBinaries();
  await cp(packaged, copy, { recursive: true, verbatimSymlinks: true });
  const list = await readFile(join(packaged, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { target } of JSON.parse(list) as { target: string }[]) {
    await rm(join(copy, target.replace(/^native\//, '')), { force: true });
  }
  await prepareBinaries(copy);
  await prepareBinaries(copy);
  const { stdout } = await promisify(execFile)(binaryPath(copy, 'postgres'), ['--version'], {
    env: { LC_ALL: 'C' },
  });
  expect(stdout).toMatch(/^postgres \(PostgreSQL\) 1[89]/);
  await rm(folder, { recursive: true });
});
