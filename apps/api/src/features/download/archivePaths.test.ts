import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, normalize } from 'node:path';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yauzl from 'yauzl';

import { minisite, textPage } from '../../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'vitrina-archive-'));
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Reads the archive's entries: their names, and whether they are links. */
async function readEntries(path: string): Promise<{ name: string; isLink: boolean }[]> {
  const zip = await yauzl.openPromise(path, { strictFileNames: true });
  const entries: { name: string; isLink: boolean }[] = [];
  for await (const entry of zip.eachEntry()) {
    const mode = entry.externalFileAttributes >>> 16;
    entries.push({ name: entry.fileName, isLink: (mode & 0o170_000) === 0o120_000 });
  }
  return entries;
}

/** Names the contract accepts, but file systems may treat specially. */
const oddNames = [
  '. .',
  '..%2f..%2fx',
  ' ',
  'a..b',
  '~',
  'CON',
  'x;rm -rf',
  '%2e%2e',
  '．．',
  'index.html ',
  '-rf',
  '$(id)',
];

it('A10: an archive has plain paths below its own folder, whatever its pages are called', async () => {
  const ann = await server.as('ann');
  const body = minisite();
  body.structure.epackData.components = Object.fromEntries(
    oddNames.map((name) => [name, { [name]: { [name]: textPage(name) } }]),
  );
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  const blob = await ann.call(contract.downloadEpack, { params: { id } });
  const path = join(folder, 'epack.zip');
  await writeFile(path, new Uint8Array(await blob.arrayBuffer()));
  const entries = await readEntries(path);
  expect(entries.length).toBeGreaterThanOrEqual(oddNames.length);
  for (const { name, isLink } of entries) {
    expect(isLink).toBe(false);
    expect(name).toMatch(/^[\p{L}\p{N}_][\p{L}\p{N}._/-]*$/u);
    expect(normalize(join('/inside', name))).toBe(join('/inside', name));
    expect(name.split('/')).not.toContain('..');
  }
});
