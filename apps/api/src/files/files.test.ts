import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite } from '../testing/epacks.ts';
import { pixelBomb, testImage, toFile } from '../testing/images.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let ann: ApiClient;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function upload(bytes: Buffer | string, name = 'picture.png') {
  return ann.upload(toFile(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), name));
}

describe('an uploaded picture', () => {
  it('is re-encoded at the widths of the four sizes, and served for good', async () => {
    const file = await upload(await testImage(2000, 1000));
    expect(file).toMatchObject({
      name: 'picture.png',
      contentType: 'image/webp',
      widthPx: 1416,
      heightPx: 708,
    });
    expect(file.variants.map(({ widthPx }) => widthPx)).toEqual([1100, 992, 900]);
    for (const { url, widthPx } of [file, ...file.variants]) {
      const response = await fetch(server.url + url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect(metadata.width).toBe(widthPx);
    }
  });

  it('keeps its size where it is small, and loses its metadata', async () => {
    const withPlace = await sharp(await testImage(300, 200, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const file = await upload(withPlace, 'C:\\photos\\me.jpg');
    expect(file).toMatchObject({ name: 'me.jpg', widthPx: 300, heightPx: 200, variants: [] });
    const stored = Buffer.from(await (await fetch(server.url + file.url)).arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
  });

  it('sent twice is stored once', async () => {
    const bytes = await testImage(120, 80);
    const [first, second] = [await upload(bytes), await upload(bytes, 'again.png')];
    expect(second.url).toBe(first.url);
    const names = await readdir(join(server.services.config.dataFolder, 'blobs/files'));
    expect(names.filter((name) => name.startsWith(first.id))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it('is listed with the epacks that show it', async () => {
    const file = await upload(await testImage(64, 64));
    const body = minisite();
    body.structure.epackData.components = {
      ru: {
        master_template: {
          'index.html': [
            {
              id: 1,
              parentId: 0,
              order: 1,
              componentKey: 'Image',
              props: { src: { value: { desktop: file.url } } },
            },
          ],
        },
      },
    };
    const { id } = (await ann.call(contract.createEpack, { body })).data;
    const { data } = await ann.call(contract.getEpack, { params: { id } });
    expect(data.files.map(({ url }) => url)).toEqual([file.url]);
  });
});

describe('what is not a picture', () => {
  it.each([
    ['text', 'just text', 'notes.txt'],
    ['text named as a picture', 'just text', 'notes.png'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'x.jpg'],
    [
      'an SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'x.svg',
    ],
    ['a PDF', '%PDF-1.4 ', 'x.pdf'],
  ])('%s is refused', async (_what, content, name) => {
    await expect(upload(content, name)).rejects.toMatchObject({
      status: 415,
      code: 'fileNotImage',
      message: 'The file is not a picture of a supported kind',
    });
  });

  it('a torn picture is refused', async () => {
    const whole = await testImage(900, 900);
    await expect(upload(whole.subarray(0, whole.length - 200))).rejects.toMatchObject({ status: 400 });
  });

  it('a picture of too many pixels is refused before it is opened', async () => {
    const bomb = pixelBomb(16_000, 16_000);
    expect(bomb.length).toBeLessThan(4_000_000);
    await expect(upload(bomb)).rejects.toMatchObject({ status: 400, code: 'imageTooLarge' });
  });

  it('an empty form, an empty file, or no form at all is refused', async () => {
    const token = await server.tokenOf('ann');
    const send = (body: FormData | string, type?: string) =>
      fetch(`${server.url}/api/constructor/files`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
        body,
      });
    expect((await send(new FormData())).status).toBe(400);
    await expect(upload('')).rejects.toMatchObject({ code: 'fileMissing' });
    expect((await send('{}', 'application/json')).status).toBe(415);
    expect((await send('torn', 'multipart/form-data; boundary=x')).status).toBe(400);
    expect((await send('torn', 'multipart/form-data')).status).toBe(400);
  });
});

it('files are found by their own names only', async () => {
  const names = ['x', '%2e%2e%2fpostgres%2fpassword', '..%5c..%5cx.webp', 'a'.repeat(300), '%00.webp'];
  for (const name of names) {
    const response = await fetch(`${server.url}/files/${name}`);
    expect([400, 404]).toContain(response.status);
  }
});
