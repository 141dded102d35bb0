import { contract } from '@vitrina/api-client/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import yauzl from 'yauzl';

import { minisite, textPage } from '../testing/epacks.ts';
import { testImage, toFile } from '../testing/images.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

async function readZip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await yauzl.fromBufferPromise(bytes, { strictFileNames: true });
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const stream = await zip.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    files.set(entry.fileName, Buffer.concat(chunks));
  }
  return files;
}

it('the zip holds every page and every picture, and refers to nothing outside itself', async () => {
  const ann = await server.as('ann');
  const file = await ann.upload(toFile(new Uint8Array(await testImage(50, 40)), 'p.png'));
  const body = minisite({ name: 'Чайник: "5 л"' });
  const image = {
    id: 3,
    parentId: 1,
    order: 2,
    name: 'Image',
    displayName: 'Image',
    type: 'component',
    componentKey: 'Image',
    props: { src: { name: 'src', value: { desktop: file.url } } },
  };
  body.structure.epackData.components = {
    ru: {
      master_template: {
        'index.html': [...textPage('Главная'), image],
        'specs: all.html': textPage('Second'),
      },
    },
  };
  await expect(ann.call(contract.createEpack, { body })).rejects.toMatchObject({ status: 400 });
  const pages = body.structure.epackData.components['ru']?.['master_template'] ?? {};
  delete pages['specs: all.html'];
  pages['second page'] = textPage('Second');
  const { id } = (await ann.call(contract.createEpack, { body })).data;

  const token = await server.tokenOf('ann');
  const response = await fetch(`${server.url}/api/constructor/epackages/${id}/download`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toContain(
    `filename*=UTF-8''${encodeURIComponent('Чайник 5 л.zip')}`,
  );

  const files = await readZip(Buffer.from(await response.arrayBuffer()));
  const names = [...files.keys()];
  expect(names).toContain('index.html');
  expect(names.filter((name) => name.startsWith('pages/ru/master_template/'))).toHaveLength(2);
  const html = files.get('index.html')?.toString() ?? '';
  expect(html).toContain('Главная');
  const source = /src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(files.get(source)?.length).toBe(file.sizeBytes);
  expect(html).not.toMatch(/(?:src|href)="(?:\/|https?:)/);
  const nested = files.get('pages/ru/master_template/index.html')?.toString() ?? '';
  expect(nested).toContain(`src="../../../${source}"`);
});
