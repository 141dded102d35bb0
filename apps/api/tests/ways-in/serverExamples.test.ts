import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { minisite, testGtin } from '../../testing/epacks.ts';
import { startTestServer, type TestServer } from '../../testing/testServer.ts';
import { startStreamProxy, type StreamProxy } from './streamProxy.ts';

const examples = fileURLToPath(new URL('../../../../tooling/docs/examples/', import.meta.url));
const hasPhp = spawnSync('php', ['--version']).status === 0;
const ean = testGtin(8800);
const product = { retailer: '1', ean };

let server: TestServer;
let proxy: StreamProxy;
let folder: string;
beforeAll(async () => {
  server = await startTestServer();
  const ann = await server.as('ann');
  const body = minisite({ name: 'Kettle', brand: 'Acme', ean, mpn: 'W-1' });
  const { id } = (await ann.call(contract.createEpack, { body })).data;
  await ann.call(contract.publishToStream, { params: { id }, body: {} });
  proxy = await startStreamProxy(server.url);
  folder = await mkdtemp(join(tmpdir(), 'vitrina-shop-'));
});
afterAll(async () => {
  await proxy.stop();
  await server.stop();
  await rm(folder, { recursive: true });
});

interface NodeExample {
  createContent(stream: string): (product: Record<string, string>) => Promise<string>;
  brandContent(options: {
    stream: string;
    productOf: (request: { ean?: string }) => Record<string, string> | undefined;
  }): (request: object, response: { locals?: { brandContent?: string } }, next: () => void) => Promise<void>;
}

describe('the example for Node', () => {
  let example: NodeExample;
  beforeAll(async () => {
    await cp(join(examples, 'node'), join(folder, 'node'), { recursive: true });
    example = (await import(pathToFileURL(join(folder, 'node/vitrina.mjs')).href)) as NodeExample;
  });

  it('adds the content to the response of the shop', async () => {
    const middleware = example.brandContent({
      stream: server.url,
      productOf: (request) => (request.ean ? { retailer: '1', ean: request.ean } : undefined),
    });
    const htmlFor = async (request: { ean?: string }) => {
      const response: { locals?: { brandContent?: string } } = {};
      const next = vi.fn();
      await middleware(request, response, next);
      expect(next).toHaveBeenCalledWith();
      return response.locals?.brandContent;
    };
    expect(await htmlFor({ ean })).toContain('Hello Kettle');
    expect(await htmlFor({ ean: testGtin(8801) })).toBe('');
    expect(await htmlFor({})).toBe('');
  });

  it('asks again after a minute, with the ETag, and uses what it has if the stream hangs', async () => {
    const hanging = await startStreamProxy(server.url);
    const content = example.createContent(hanging.address);
    const html = await content(product);
    await content(product);
    expect(hanging.statuses).toEqual([200]);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await content(product)).toBe(html);
    expect(hanging.statuses).toEqual([200, 304]);
    vi.mocked(Date.now).mockReturnValue(performance.timeOrigin + 10_000_000);
    hanging.hang();
    const startedMs = performance.now();
    expect(await content(product)).toBe(html);
    expect(performance.now() - startedMs).toBeLessThan(4000);
    vi.restoreAllMocks();
    await hanging.stop();
  });
});

/** Finds a port that nothing listens on. */
async function findPort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** The parts of WordPress that the plugin calls, and a page that runs them. */
const wordpress = `<?php
define('VITRINA_STREAM', getenv('STREAM'));
define('VITRINA_RETAILER', 1);
function add_action($name, $act, $priority) { $GLOBALS['act'] = $act; }
function get_the_ID() { return 1; }
function get_locale() { return 'ru_RU'; }
function wc_get_product($id) {
  return new class { function get_global_unique_id() { return $_GET['ean']; } function get_sku() { return 'sku'; } };
}
require 'wordpress.php';
($GLOBALS['act'])();`;
const bitrix = `<?php
require 'bitrix.php';
echo vitrina_bitrix_content(['PROPERTIES' => ['EAN' => ['VALUE' => $_GET['ean']]]], getenv('STREAM'), 1);`;
const plain = `<?php
require 'vitrina.php';
echo vitrina_content(getenv('STREAM'), ['retailer' => 1, 'ean' => $_GET['ean']], __DIR__ . '/kept');`;

// pnpm test:external installs PHP; other runs have it only by chance.
describe.skipIf(!hasPhp)('the examples for PHP', () => {
  let php: ChildProcess;
  let shop: string;
  const open = async (file: string, of = ean) => (await fetch(`${shop}/${file}?ean=${of}`)).text();
  beforeAll(async () => {
    const root = join(folder, 'php');
    await cp(join(examples, 'php'), root, { recursive: true });
    await cp(join(examples, 'node'), join(root, 'kept'), { recursive: true });
    for (const [name, code] of Object.entries({
      wordpress_page: wordpress,
      bitrix_page: bitrix,
      page: plain,
    }))
      await writeFile(join(root, `${name}.php`), code);
    const port = await findPort();
    shop = `http://127.0.0.1:${port}`;
    const env = { ...process.env, STREAM: proxy.address, TMPDIR: root };
    php = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', root], { env, stdio: 'ignore' });
    await vi.waitFor(() => fetch(shop), { timeout: 20_000 });
  });
  afterAll(() => php.kill());

  it.each(['page.php', 'wordpress_page.php', 'bitrix_page.php'])('show content in %s', async (file) => {
    expect(await open(file)).toContain('Hello Kettle');
    expect(await open(file, testGtin(8801))).toBe('');
  });

  it('ask again after a minute, with the ETag, and use what they have if the stream hangs', async () => {
    const html = await open('page.php');
    const expire = async () => {
      const kept = join(folder, 'php/kept');
      for (const name of await readdir(kept)) {
        if (!name.endsWith('.json')) continue;
        const text = await readFile(join(kept, name), 'utf8');
        await writeFile(join(kept, name), text.replace(/"until":\d+/, '"until":0'));
      }
    };
    const before = proxy.statuses.length;
    expect(await open('page.php')).toBe(html);
    expect(proxy.statuses).toHaveLength(before);
    await expire();
    expect(await open('page.php')).toBe(html);
    expect(proxy.statuses.at(-1)).toBe(304);
    await expire();
    proxy.hang();
    const startedMs = performance.now();
    expect(await open('page.php')).toBe(html);
    expect(performance.now() - startedMs).toBeLessThan(5000);
  });
});
