import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { firstPage, minisite } from '../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';

const editorCore = join(import.meta.dirname, '../../../../packages/editor-core');
const script = join(editorCore, 'examples/editPackage.ts');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('the README of editor-core shows the script that is tested here', async () => {
  const readme = await readFile(join(editorCore, 'README.md'), 'utf8');
  expect(readme).toContain(await readFile(script, 'utf8'));
});

it('a script in Node edits a package, undoes, merges with a foreign save and saves', async () => {
  const ann = await server.as('ann');
  const { id } = (await ann.call(contract.createEpack, { body: minisite() })).data;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@vitrina/source', script, server.url, id],
    { env: { ...process.env, VITRINA_TOKEN: await server.tokenOf('ann') } },
  );
  expect(stdout.trim()).toBe('idle');
  const { data } = await ann.call(contract.getComponents, { params: { id }, query: firstPage });
  const written = JSON.stringify(data.components);
  const texts = ['Hello Kettle', 'Free delivery', 'Quiet', 'Light', 'Fast'];
  expect(texts.filter((text) => !written.includes(text))).toEqual([]);
  expect(written.indexOf('Light')).toBeLessThan(written.indexOf('Fast'));
});
