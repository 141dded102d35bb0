import { setupServer } from 'msw/node';
import { HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { contract } from '../contract/index.ts';
import { mockCall, mockData, mockError } from '../testing/index.ts';
import type { ApiError } from './apiError.ts';
import { createApiClient } from './createApiClient.ts';

const baseUrl = 'http://api.test/base';
const id = '00000000-0000-4000-8000-000000000000';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const page = { lang: 'ru', template: 'master_template', page: 'index.html' };

describe('a call', () => {
  it('goes where the contract says, with token, language and query', async () => {
    let seen: Request | undefined;
    server.use(
      mockCall(contract.listEpacks, ({ request, query }) => {
        seen = request;
        return mockData({ items: [], total: query.offset });
      }),
    );
    const client = createApiClient({ baseUrl: `${baseUrl}/`, getToken: () => 't', getLanguage: () => 'ru' });
    const query = { 'criteria[search]': 'a b', offset: 20, limit: 10 };
    const { data } = await client.call(contract.listEpacks, { query });
    expect(data).toEqual({ items: [], total: 20 });
    expect(seen?.url).toBe(
      `${baseUrl}/api/constructor/epackages?criteria%5Bsearch%5D=a+b&offset=20&limit=10`,
    );
    expect(seen?.headers.get('authorization')).toBe('Bearer t');
    expect(seen?.headers.get('accept-language')).toBe('ru');
  });

  it('joins lists of ids and says which revision a save is based on', async () => {
    const seen: Request[] = [];
    server.use(
      mockCall(contract.getCategoryTree, ({ request }) => {
        seen.push(request);
        return mockData([]);
      }),
      mockCall(contract.saveComponents, ({ request }) => {
        seen.push(request);
        return mockData({ revision: 8, issues: [], issueCount: 0, replaced: [] });
      }),
    );
    const client = createApiClient({ baseUrl });
    await client.call(contract.getCategoryTree, { params: { licenseIds: [3, 4] } });
    const body = { ...page, components: [] };
    await client.call(contract.saveComponents, { params: { id }, body, ifMatch: 7 });
    expect(seen.map(({ url }) => new URL(url).pathname)).toEqual([
      '/base/category/tree-for-licenses/3,4',
      `/base/api/constructor/epackages/${id}/components`,
    ]);
    expect(seen[1]?.headers.get('if-match')).toBe('"7"');
  });

  it('answers blobs as blobs and nothing as null', async () => {
    server.use(
      mockCall(contract.downloadEpack, () => new Blob(['zip'])),
      mockCall(contract.logout, () => null),
    );
    const client = createApiClient({ baseUrl });
    const zip = await client.call(contract.downloadEpack, { params: { id } });
    expect(await zip.text()).toBe('zip');
    expect(await client.call(contract.logout)).toBeNull();
  });
});

it('a file of known size tells how much of it has arrived', async () => {
  const headers = { 'content-type': 'application/zip', 'content-length': '6' };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of ['abc', 'def']) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  const client = createApiClient({ fetch: () => Promise.resolve(new Response(body, { headers })) });
  const parts: number[] = [];
  const onProgress = (part: number) => void parts.push(part);
  const zip = await client.call(contract.downloadEpack, { params: { id }, onProgress });
  expect(await zip.text()).toBe('abcdef');
  expect(parts).toEqual([0.5, 1]);
});

describe('a failed call', () => {
  it('carries all the server said', async () => {
    const data = { yours: [], theirs: [], revision: 3 };
    server.use(
      mockCall(contract.saveComponents, () =>
        mockError(409, { code: 'stale', message: 'Somebody else …', data }),
      ),
    );
    const error = (await createApiClient({ baseUrl })
      .call(contract.saveComponents, { params: { id }, body: { ...page, components: [] } })
      .catch((e: unknown) => e)) as ApiError;
    expect(error).toMatchObject({ name: 'ApiError', status: 409, code: 'stale', data, errors: [] });
  });

  it('is an ApiError also where the answer breaks off in the middle', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new TypeError('network error'));
      },
    });
    const headers = { 'content-type': 'application/zip', 'content-length': '6' };
    const client = createApiClient({ fetch: () => Promise.resolve(new Response(body, { headers })) });
    const onProgress = () => undefined;
    await expect(client.call(contract.downloadEpack, { params: { id }, onProgress })).rejects.toMatchObject({
      name: 'ApiError',
      code: 'serviceUnavailable',
    });
  });

  it('is an ApiError also where no server, or a proxy instead of it, answered', async () => {
    server.use(
      mockCall(contract.getProfile, () => new Response('<h1>Bad gateway</h1>', { status: 502 })),
      mockCall(contract.listFonts, () => HttpResponse.error()),
    );
    const client = createApiClient({ baseUrl });
    await expect(client.call(contract.getProfile)).rejects.toMatchObject({
      status: 502,
      code: 'serviceUnavailable',
    });
    await expect(client.call(contract.listFonts)).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'serviceUnavailable',
    });
  });

  it('is made again once the session was renewed in place', async () => {
    let token = 'old';
    server.use(
      mockCall(contract.listFonts, ({ request }) =>
        request.headers.get('authorization') === 'Bearer new'
          ? mockData({ items: [], total: 0 })
          : mockError(401, { code: 'unauthorised', message: 'Please sign in' }),
      ),
    );
    const onUnauthorised = vi.fn(() => {
      token = 'new';
      return true;
    });
    const client = createApiClient({ baseUrl, getToken: () => token, onUnauthorised });
    expect((await client.call(contract.listFonts)).data.total).toBe(0);
    expect(onUnauthorised).toHaveBeenCalledTimes(1);
    const refusing = createApiClient({ baseUrl, getToken: () => 'old', onUnauthorised: () => false });
    await expect(refusing.call(contract.listFonts)).rejects.toMatchObject({ status: 401 });
  });

  it('is told to who watches over all calls', async () => {
    server.use(
      mockCall(contract.listFonts, () =>
        mockError(403, { code: 'secondFactorNeeded', message: 'Set it up' }),
      ),
    );
    const onRefused = vi.fn();
    const client = createApiClient({ baseUrl, onRefused });
    await expect(client.call(contract.listFonts)).rejects.toMatchObject({ status: 403 });
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ status: 403, code: 'secondFactorNeeded' }),
    );
  });

  it('at sign-in is no ended session', async () => {
    server.use(
      mockCall(contract.getToken, () =>
        mockError(401, { code: 'incorrectPassword', message: 'Incorrect password' }),
      ),
    );
    const onUnauthorised = vi.fn(() => true);
    const client = createApiClient({ baseUrl, onUnauthorised });
    const body = { login: 'a', password: 'b' };
    await expect(client.call(contract.getToken, { body })).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorised).not.toHaveBeenCalled();
  });

  it('that the caller cancelled is an abort, not a failure', async () => {
    server.use(mockCall(contract.listFonts, () => new Promise<never>(() => undefined)));
    const controller = new AbortController();
    const call = createApiClient({ baseUrl }).call(contract.listFonts, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('an upload reports its end and answers the stored file', async () => {
  const file = {
    id: 'x',
    kind: 'image' as const,
    name: 'p.png',
    url: '/files/x.webp',
    contentType: 'image/webp',
    sizeBytes: 1,
    widthPx: 1,
    heightPx: 1,
    variants: [],
    poster: null,
    facts: {},
  };
  server.use(mockCall(contract.uploadFile, () => mockData(file)));
  const onProgress = vi.fn();
  const uploaded = await createApiClient({ baseUrl }).upload(new File(['x'], 'p.png'), { onProgress });
  expect(uploaded).toEqual(file);
  expect(onProgress).toHaveBeenLastCalledWith(1);
});

it('sends a file as the form that a call takes, with its query', async () => {
  let seen: { dryRun: boolean; file: FormDataEntryValue | null } | undefined;
  const counts = { added: 1, changed: 0, unchanged: 0, refused: [], refusedCount: 0 };
  server.use(
    mockCall(contract.importMonitoredPages, async ({ request, query }) => {
      seen = { dryRun: query.dryRun, file: (await request.formData()).get('file') };
      return mockData(counts);
    }),
  );
  const { data } = await createApiClient({ baseUrl }).call(contract.importMonitoredPages, {
    query: { retailerId: 3, licenseId: 1, dryRun: 'true' },
    file: new File(['link'], 'pages.csv'),
  });
  expect(data).toEqual(counts);
  expect(seen?.dryRun).toBe(true);
  const { file } = seen ?? {};
  expect(file instanceof File && [file.name, await file.text()]).toEqual(['pages.csv', 'link']);
});

it('a mocked call refuses what the server would refuse', async () => {
  server.use(mockCall(contract.getDashboard, () => mockError(500, { code: 'x', message: 'not reached' })));
  const query = { licenses: 'one', from: '2026-01-01', to: '2026-01-02' };
  await expect(createApiClient({ baseUrl }).call(contract.getDashboard, { query })).rejects.toMatchObject({
    status: 400,
  });
});
