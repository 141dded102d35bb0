import { elementNames, elementPath, framePath, frameShell, modelViewerPath } from '@vitrina/block-runtime';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, { withPeople: false });
});
afterAll(() => server.stop());

function open(path: string, headers: Record<string, string> = {}) {
  return fetch(`${server.url}/${path}`, { headers: { origin: 'https://shop.example', ...headers } });
}

it.each([
  ...elementNames.map((name) => [elementPath(name), /^(?:text|application)\/javascript/] as const),
  [modelViewerPath, /^(?:text|application)\/javascript/] as const,
  ['stream/v1/embed.js', /^(?:text|application)\/javascript/] as const,
  ['stream/v1/mount.js', /^(?:text|application)\/javascript/] as const,
  ['stream/v1/elements/meshopt-decoder.js', /^(?:text|application)\/javascript/] as const,
  ['stream/v1/elements/draco/draco_decoder.wasm', /^application\/wasm$/] as const,
  ['stream/v1/elements/basis/basis_transcoder.wasm', /^application\/wasm$/] as const,
])('%s loads into any shop’s page', async (path, type) => {
  const { status, headers } = await open(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(type);
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts allow-forms allow-popups;/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('public, max-age=300, stale-while-revalidate=86400');
});

it('an element is asked for again by its tag, and not sent twice', async () => {
  const first = await open(elementPath('vitrina-slider'));
  const etag = first.headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  // Like a browser's cache; by default, fetch refuses cached responses.
  const headers = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  const again = await open(elementPath('vitrina-slider'), headers);
  expect(again.status).toBe(304);
  expect(again.headers.get('access-control-allow-origin')).toBe('*');
});

it('nothing else of the embed’s folder is served', async () => {
  expect((await open('stream/v1/index.js')).status).toBe(404);
});

it.each([
  '../panel/index.html',
  '%2e%2e/panel/index.html',
  '..%2fpanel%2findex.html',
  'draco/',
  'missing.js',
])('elements/%s is nothing', async (path) => {
  expect([400, 403, 404]).toContain((await open(`stream/v1/elements/${path}`)).status);
});

it('Script blocks run in a frame without an origin, the only place for inline scripts, in any shop', async () => {
  const response = await open(framePath);
  const { status, headers } = response;
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^sandbox allow-scripts;/);
  expect(policy).not.toContain('allow-same-origin');
  expect(policy).not.toContain('frame-ancestors');
  expect(policy).not.toContain("'self'");
  expect(policy).toContain("script-src 'unsafe-inline' https:;");
  expect(headers.get('x-frame-options')).toBeNull();
  expect(headers.get('content-type')).toContain('text/html');
  expect(await response.text()).toBe(frameShell);
});
