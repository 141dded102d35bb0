import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

async function readReadiness() {
  const response = await fetch(`${server.url}/readyz`);
  const { checks, status } = (await response.json()) as {
    status: string;
    checks: { name: string; isOk: boolean; message: string }[];
  };
  return {
    httpStatus: response.status,
    status,
    failed: checks.flatMap(({ name, isOk, message }) => (isOk ? [] : [`${name}: ${message}`])),
  };
}

it('is ready if the database and the files accept writes', async () => {
  expect(await readReadiness()).toEqual({ httpStatus: 200, status: 'ready', failed: [] });
});

it('says that the store of files refuses writes', async () => {
  vi.spyOn(server.services.blobs, 'put').mockRejectedValue(new Error('no space left on device'));
  expect(await readReadiness()).toEqual({
    httpStatus: 503,
    status: 'unavailable',
    failed: ['files: no space left on device'],
  });
});

it('says that the store of files does not answer', async () => {
  vi.spyOn(server.services.blobs, 'put').mockReturnValue(new Promise(() => undefined));
  expect((await readReadiness()).failed).toEqual(['files: No answer within 3 s']);
});

it('says that the database is gone', async () => {
  await server.services.database.close();
  const { httpStatus, failed } = await readReadiness();
  expect(httpStatus).toBe(503);
  expect(failed[0]).toMatch(/^database: /);
});

it('tries the parts out once for many requests, and again after some seconds', async () => {
  const put = vi.spyOn(server.services.blobs, 'put');
  await Promise.all(Array.from({ length: 20 }, readReadiness));
  expect(put).toHaveBeenCalledTimes(1);
});
