import { createHash } from 'node:crypto';
import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { block, toWirePage } from '@vitrina/demo/wirePage';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { minisite, testGtin } from '../../../testing/epacks.ts';
import { pixelBomb, testImage, toFile } from '../../../testing/images.ts';
import { startTestServer, type TestServer } from '../../../testing/testServer.ts';
import { encodeSvg } from './svg/encodeSvg.ts';

let server: TestServer;
let ann: ApiClient;
let made = 0;
beforeAll(async () => {
  server = await startTestServer();
  ann = await server.as('ann');
});
afterAll(() => server.stop());

async function upload(bytes: Buffer | string, name = 'picture.png') {
  return ann.upload(toFile(typeof bytes === 'string' ? bytes : new Uint8Array(bytes), name));
}

/** An epack that shows one image. */
function withImage(url: string) {
  made++;
  const body = minisite({ ean: testGtin(made), mpn: `F-${made}` });
  const image = block('Feature', {}, block('Image', { src: url }));
  body.structure.epackData.components = {
    ru: { master_template: { 'index.html': toWirePage([image]) } },
  };
  return body;
}

describe('an uploaded picture', () => {
  it('is re-encoded at the widths that pages show, and served for good', async () => {
    const file = await upload(await testImage(2000, 1000));
    expect(file).toMatchObject({
      name: 'picture.png',
      contentType: 'image/webp',
      widthPx: 1416,
      heightPx: 708,
    });
    const widthsOf = (extension: string) =>
      file.variants.filter(({ url }) => url.endsWith(`.${extension}`)).map(({ widthPx }) => widthPx);
    expect(widthsOf('webp')).toEqual([1920, 1100, 992, 900, 640, 480, 320]);
    expect(widthsOf('avif')).toEqual([1416, 1920, 1100, 992, 900, 640, 480, 320]);
    expect(widthsOf('jpg')).toEqual([1416]);
    for (const { url, widthPx } of [file, ...file.variants]) {
      const response = await fetch(server.url + url);
      const type = url.split('.').at(-1)?.replace('jpg', 'jpeg');
      expect(response.headers.get('content-type')).toBe(`image/${type}`);
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect(metadata.width).toBe(widthPx);
      expect(metadata.format === 'heif' ? metadata.compression === 'av1' && 'avif' : metadata.format).toBe(
        type,
      );
    }
  });

  it('stays see-through', async () => {
    const file = await upload(
      await testImage(20, 10).then((image) => sharp(image).ensureAlpha(0.5).png().toBuffer()),
    );
    const fallback = file.variants.find(({ url }) => url.endsWith('.png'));
    const stored = await (await fetch(server.url + (fallback?.url ?? ''))).arrayBuffer();
    expect((await sharp(stored).metadata()).hasAlpha).toBe(true);
    expect(file.variants.map(({ url }) => url.split('.').at(-1))).toEqual(['avif', 'png']);
    expect(file.facts.color).toBeUndefined();
  });

  it('is known by its average color', async () => {
    const red = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#c02010' } })
      .png()
      .toBuffer();
    expect((await upload(red)).facts).toEqual({ color: '#c02010' });
  });

  it('keeps its size where it is small, and loses its metadata', async () => {
    const withPlace = await sharp(await testImage(300, 200, 'jpeg'))
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const file = await upload(withPlace, 'C:\\photos\\me.jpg');
    expect(file).toMatchObject({ name: 'me.jpg', widthPx: 300, heightPx: 200 });
    expect(file.variants.map(({ widthPx }) => widthPx)).toEqual([300, 300]);
    for (const { url } of [file, ...file.variants]) {
      const stored = Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
      expect((await sharp(stored).metadata()).exif).toBeUndefined();
    }
  });

  it('sent twice is stored once', async () => {
    const bytes = await testImage(120, 80);
    const [first, second] = [await upload(bytes), await upload(bytes, 'again.png')];
    expect(second.url).toBe(first.url);
    const keys: string[] = [];
    for await (const { key } of server.services.blobs.list('files')) keys.push(key);
    expect(keys.filter((key) => key.startsWith(`files/${first.id}`))).toHaveLength(1);
  });

  it('is listed with the epacks that show it', async () => {
    const file = await upload(await testImage(64, 64));
    const { id } = (await ann.call(contract.createEpack, { body: withImage(file.url) })).data;
    const { data } = await ann.call(contract.getEpack, { params: { id } });
    expect(data.files.map(({ url }) => url)).toEqual([file.url]);
  });
});

describe('a part of a picture', () => {
  /** An image with red on the left and blue on the right, stored rotated as by a camera held upright. */
  async function sideways(): Promise<Buffer> {
    const blue = await sharp({ create: { width: 1500, height: 2000, channels: 3, background: '#00f' } })
      .png()
      .toBuffer();
    const upright = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#f00' } })
      .composite([{ input: blue, left: 1500, top: 0 }])
      .png()
      .toBuffer();
    return sharp(upright)
      .rotate(270)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
  }

  it('is cut from what was uploaded, upright and sharp; the picture stays', async () => {
    const file = await upload(await sideways());
    const area = { left: 0.5, top: 0.25, width: 0.5, height: 0.5 };
    const { data } = await ann.call(contract.cropFile, { params: { id: file.id }, body: area });
    expect(data).toMatchObject({ name: 'picture.png', widthPx: 1416, heightPx: 944 });
    const bytes = await (await fetch(server.url + data.url)).arrayBuffer();
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.b).toBeGreaterThan(dominant.r + 200);
    expect((await fetch(server.url + file.url)).status).toBe(200);
  });

  it('of a picture of another license, or of none, is out of reach', async () => {
    const file = await upload(await testImage(90, 60));
    const ben = await server.as('ben');
    const body = { left: 0, top: 0, width: 0.5, height: 0.5 };
    await expect(ben.call(contract.cropFile, { params: { id: file.id }, body })).rejects.toMatchObject({
      status: 404,
    });
    const unknown = 'a'.repeat(64);
    await expect(ann.call(contract.cropFile, { params: { id: unknown }, body })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('lies within the picture', async () => {
    const file = await upload(await testImage(91, 60));
    const body = { left: 0.8, top: 0, width: 0.5, height: 0.5 };
    await expect(ann.call(contract.cropFile, { params: { id: file.id }, body })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('A12: what was uploaded is served by nobody, for it may say where a picture was taken', async () => {
    const file = await upload(await testImage(92, 60));
    for (const path of [`originals/${file.id}`, `files/${file.id}`, `files/..%2foriginals%2f${file.id}`]) {
      expect([400, 404]).toContain((await fetch(`${server.url}/${path}`)).status);
    }
  });
});

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/>${content}</svg>`;

describe('an uploaded SVG', () => {
  it.each(['logo.svg', 'logo.png', 'payload.txt'])(
    'is stored cleaned, also under the name %s',
    async (name) => {
      const file = await upload(drawing('<script>alert(1)</script>'), name);
      expect(file).toMatchObject({
        name,
        url: `/files/${file.id}.svg`,
        contentType: 'image/svg+xml',
        widthPx: 40,
        heightPx: 20,
        variants: [],
      });
      const response = await fetch(server.url + file.url);
      expect(response.headers.get('content-type')).toBe('image/svg+xml');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
      const text = await response.text();
      expect(text).toContain('<circle r="9"/>');
      expect(text).not.toContain('script');
      expect(createHash('sha256').update(text).digest('hex')).toBe(file.id);
    },
  );

  it('may be in another encoding than UTF-8, if it says so', async () => {
    const text = `<?xml version="1.0" encoding="windows-1252"?>${drawing('<title>caf\u00e9</title>')}`;
    const file = await upload(Buffer.from(text, 'latin1'));
    expect(await (await fetch(server.url + file.url)).text()).toContain('<title>caf\u00e9</title>');
  });

  it('is shown as one plain picture with its size', async () => {
    const { url } = await upload(drawing(''), 'logo.svg');
    const { id } = (await ann.call(contract.createEpack, { body: withImage(url) })).data;
    const preview = await (await fetch(`${server.url}/panel/builder-pro/preview/${id}`)).text();
    const [image = ''] = /<img[^>]*\.svg"[^>]*>/.exec(preview) ?? [];
    expect(image).toContain(`src="${url}" width="40" height="20"`);
    expect(image).not.toContain('srcSet');
    expect(preview).not.toMatch(/<source|<svg|<object|<embed/);
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "x">]>${drawing('')}`, 'svgHasEntities', 'its own entities'],
    ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svgSizeMissing', 'viewBox'],
    ['too many elements', drawing('<g/>'.repeat(60_000)), 'svgTooComplex', 'Simplify it'],
    ['too many bytes', drawing(`<title>${'x'.repeat(2_100_000)}</title>`), 'svgTooComplex', 'Simplify it'],
  ])('with %s is refused in words that help', async (_what, content, code, words) => {
    await expect(upload(content, 'x.svg')).rejects.toMatchObject({
      status: 400,
      code,
      message: expect.stringContaining(words) as string,
    });
  });

  it('A11: one that keeps its reader busy for too long is given up', async () => {
    await expect(encodeSvg(drawing(''), { timeoutMs: 1 })).rejects.toMatchObject({
      status: 400,
      code: 'svgTooComplex',
    });
  });
});

describe('A6: what is not a picture', () => {
  it.each([
    ['text', 'just text', 'notes.txt'],
    ['text named as a picture', 'just text', 'notes.png'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'x.jpg'],
    ['an SVG that breaks off', '<svg xmlns="http://www.w3.org/2000/svg"><g>', 'x.svg'],
    ['a page with an SVG in it', '<p><svg xmlns="http://www.w3.org/2000/svg"/></p>', 'x.svg'],
  ])('%s is refused', async (_what, content, name) => {
    await expect(upload(content, name)).rejects.toMatchObject({
      status: 415,
      code: 'fileKindUnknown',
      message: expect.stringContaining('This kind of file is not supported'),
    });
  });

  it('a torn picture is refused', async () => {
    const whole = await testImage(900, 900);
    await expect(upload(whole.subarray(0, whole.length - 200))).rejects.toMatchObject({ status: 400 });
  });

  it('A11: a picture of too many pixels is refused before it is opened', async () => {
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

it('A12: files are found by their own names only', async () => {
  const names = ['x', '%2e%2e%2fpostgres%2fpassword', '..%5c..%5cx.webp', 'a'.repeat(300), '%00.webp'];
  for (const name of names) {
    const response = await fetch(`${server.url}/files/${name}`);
    expect([400, 404]).toContain(response.status);
  }
});
