import { createHash } from 'node:crypto';

import type { ApiClient } from '@vitrina/api-client';
import { uploadsPath } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { toFile } from '../../../testing/images.ts';
import { readMedia, testGlb, testPdf } from '../../../testing/media.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

const upload = (bytes: Buffer | string, name: string) =>
  ann.upload(toFile(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), name));

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('a file of each kind', () => {
  it.each([
    ['rabbit.webm', { kind: 'video', contentType: 'video/webm', widthPx: 320, heightPx: 240 }],
    ['rabbit.mp4', { kind: 'video', contentType: 'video/mp4', widthPx: 320, heightPx: 240 }],
    ['shoe.glb', { kind: 'model', contentType: 'model/gltf-binary', widthPx: null, heightPx: null }],
  ] as const)('%s is stored unchanged under its hash', async (name, expected) => {
    const bytes = await readMedia(name);
    const file = await upload(bytes, name);
    expect(file).toMatchObject({ ...expected, id: sha256(bytes), name, sizeBytes: bytes.length });
    const response = await fetch(server.url + file.url);
    expect(response.headers.get('content-type')).toBe(expected.contentType);
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(sha256(await response.bytes())).toBe(file.id);
  });

  it('tells the duration and codecs of a video', async () => {
    const { facts } = await upload(await readMedia('rabbit.mp4'), 'rabbit.mp4');
    expect(facts).toEqual({ durationSeconds: 7.8, videoCodec: 'avc', audioCodec: 'aac' });
  });

  it('tells the size and contents of a model', async () => {
    const { facts } = await upload(await readMedia('shoe.glb'), 'shoe.glb');
    expect(facts).toMatchObject({ triangleCount: 22_700, textureCount: 3, largestTexturePx: 1024 });
    expect(facts.sizeMeters?.map((edge) => edge > 0.01 && edge < 1)).toEqual([true, true, true]);
    expect(facts.findings).toEqual([
      { code: 'MESH_PRIMITIVE_GENERATED_TANGENT_SPACE', severity: 'warning', count: 1 },
    ]);
  });

  it('shows the first page of a document and counts its pages', async () => {
    const file = await upload(testPdf({ pages: 3 }), 'Manual.pdf');
    expect(file).toMatchObject({ kind: 'document', facts: { pageCount: 3, hasScripts: false } });
    expect(file.poster).toMatchObject({ widthPx: 900, heightPx: 1200 });
    const poster = await fetch(server.url + file.poster?.url);
    expect(poster.headers.get('content-type')).toBe('image/webp');
    const download = await fetch(`${server.url}${file.url}?download=${encodeURIComponent('Инструкция')}`);
    expect(download.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Инструкция.pdf')}`,
    );
  });

  it('reports the scripts of a document', async () => {
    const { facts } = await upload(testPdf({ action: 'app.alert(1)' }), 'script.pdf');
    expect(facts.hasScripts).toBe(true);
  });

  it('stores captions cleaned, SubRip as WebVTT', async () => {
    const file = await upload(await readMedia('rabbit.en.vtt'), 'rabbit.en.vtt');
    expect(file).toMatchObject({ kind: 'captions', facts: { cueCount: 3, durationSeconds: 8 } });
    const subRip =
      '1\r\n00:00:01,500 --> 00:00:02,000\r\n<i>Hi</i> <script>alert(1)</script>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,250\r\nBye\r\n';
    const converted = await upload(subRip, 'a.srt');
    expect(converted.url).toMatch(/\.vtt$/);
    const text = await fetch(server.url + converted.url).then((response) => response.text());
    expect(text).toBe(
      'WEBVTT\n\n1\n00:00:01.500 --> 00:00:02.000\n<i>Hi</i> alert(1)\n\n2\n00:00:03.000 --> 00:00:04.250\nBye\n',
    );
  });

  it('is found in the library by its kind', async () => {
    await upload(await readMedia('shoe.glb'), 'shoe.glb');
    const { data } = await ann.call(contract.listAssets, { query: { kinds: 'model' } });
    expect(data.items.map(({ name, kind }) => [name, kind])).toEqual([['shoe.glb', 'model']]);
  });
});

describe('a part of a file', () => {
  it('is sent to a player that asks for it', async () => {
    const bytes = await readMedia('rabbit.webm');
    const { url } = await upload(bytes, 'rabbit.webm');
    const response = await fetch(server.url + url, { headers: { range: 'bytes=1000-1999' } });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${bytes.length}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes.subarray(1000, 2000));
    const beyond = await fetch(server.url + url, { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
    expect(beyond.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
  });
});

describe('a file that is not what it claims', () => {
  const outside = {
    asset: { version: '2.0' },
    buffers: [{ byteLength: 4, uri: 'https://evil.example/a.bin' }],
  };
  const crowded = { asset: { version: '2.0' }, nodes: Array.from({ length: 30_000 }, () => ({})) };
  const mp4Head = Buffer.from('\0\0\0\u0018ftypisom\0\0\0\0isommp42', 'latin1');
  it.each([
    ['a page named as a video', '<!doctype html><script>alert(1)</script>', 'film.mp4', 'fileKindUnknown'],
    [
      'a video with a page inside',
      Buffer.concat([mp4Head, Buffer.from('<html></html>')]),
      'film.mp4',
      'fileBroken',
    ],
    ['a model of outside parts', testGlb(outside), 'shoe.glb', 'modelHasOutsideParts'],
    ['a model of too many nodes', testGlb(crowded), 'shoe.glb', 'modelTooComplex'],
    ['a model without a version', testGlb({ asset: {} }), 'shoe.glb', 'modelNotValid'],
    ['a model cut short', Buffer.from('glTF\u0002\0\0\0\uffff\0\0\0', 'latin1'), 'shoe.glb', 'fileBroken'],
    ['a document of nothing', '%PDF-1.7\nnothing', 'a.pdf', 'fileBroken'],
    ['captions without cues', 'WEBVTT\n\n', 'a.vtt', 'captionsNotValid'],
    [
      'captions in another encoding',
      Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\n\xff\xfe', 'latin1'),
      'a.vtt',
      'fileBroken',
    ],
  ])('%s is refused', async (_case, bytes, name, code) => {
    await expect(upload(bytes, name)).rejects.toMatchObject({ code });
  });
});

describe('the storage of a license', () => {
  it('takes no more than its limit, and the same file again', async () => {
    const small = await startTestServer({ VITRINA_LICENSE_STORAGE_GB: '0.0005' });
    const bytes = await readMedia('rabbit.webm');
    const client = await small.as('ann');
    const send = (content: Buffer) => client.upload(toFile(new Uint8Array(content), 'rabbit.webm'));
    await send(bytes);
    await send(bytes);
    await expect(send(await readMedia('rabbit.mp4'))).rejects.toMatchObject({
      status: 409,
      code: 'storageFull',
      data: { usedBytes: bytes.length, limitBytes: 0.0005 * 1024 ** 3 },
    });
    const authorization = `Bearer ${await small.tokenOf('ann')}`;
    const headers = { authorization, 'tus-resumable': '1.0.0', 'upload-length': '1000000' };
    const begun = await fetch(small.url + uploadsPath, { method: 'POST', headers });
    expect(begun.status).toBe(409);
    await small.stop();
  });
});

describe('a resumable upload', () => {
  interface TusRequest {
    method: string;
    path?: string;
    headers?: Record<string, string>;
    body?: Uint8Array<ArrayBuffer>;
    as?: 'ann' | 'ben';
  }

  async function send({ method, path = uploadsPath, headers = {}, body, as = 'ann' }: TusRequest) {
    const authorization = `Bearer ${await server.tokenOf(as)}`;
    return fetch(server.url + path, {
      method,
      headers: { authorization, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body }),
    });
  }

  async function begin(sizeBytes: number, name: string): Promise<string> {
    const metadata = `filename ${Buffer.from(name).toString('base64')}`;
    const headers = { 'upload-length': String(sizeBytes), 'upload-metadata': metadata };
    const response = await send({ method: 'POST', headers });
    expect(response.status).toBe(201);
    return response.headers.get('location') ?? '';
  }

  function append(path: string, offset: number, bytes: Buffer) {
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    return send({ method: 'PATCH', path, headers, body: new Uint8Array(bytes) });
  }

  const idOf = (path: string): string => path.split('/').at(-1) ?? '';

  it('goes on where it stopped, and is finished once', async () => {
    const bytes = await readMedia('rabbit.mp4');
    const path = await begin(bytes.length, 'Кролик.mp4');
    await append(path, 0, bytes.subarray(0, 300_000));
    const early = ann.call(contract.finishUpload, { params: { id: idOf(path) }, body: {} });
    await expect(early).rejects.toMatchObject({ status: 409, code: 'uploadNotComplete' });
    const head = await send({ method: 'HEAD', path });
    expect(head.headers.get('upload-offset')).toBe('300000');
    const rest = await append(path, 300_000, bytes.subarray(300_000));
    expect(rest.status).toBe(204);
    const finish = () => ann.call(contract.finishUpload, { params: { id: idOf(path) }, body: {} });
    const { data } = await finish();
    expect(data).toMatchObject({ id: sha256(bytes), kind: 'video', name: 'Кролик.mp4' });
    expect((await finish()).data.id).toBe(data.id);
  });

  it('belongs to the user who started it', async () => {
    const path = await begin(10, 'a.mp4');
    const head = await send({ method: 'HEAD', path, as: 'ben' });
    expect(head.status).toBe(404);
    const ben = await server.as('ben');
    const finish = ben.call(contract.finishUpload, { params: { id: idOf(path) }, body: {} });
    await expect(finish).rejects.toMatchObject({ status: 404, code: 'uploadGone' });
  });

  it('needs a signed-in user and a size within the limit', async () => {
    const stranger = await fetch(server.url + uploadsPath, {
      method: 'POST',
      headers: { 'tus-resumable': '1.0.0' },
    });
    expect(stranger.status).toBe(401);
    const huge = await send({ method: 'POST', headers: { 'upload-length': String(4 * 1024 ** 3) } });
    expect(huge.status).toBe(413);
  });
});
