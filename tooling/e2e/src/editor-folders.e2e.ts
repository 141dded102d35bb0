import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { block } from '@vitrina/demo/wirePage';

import { builderPro, select } from './builderPro.ts';
import { demoAsset } from './demoAsset.ts';
import { dropFromDisk } from './dropFromDisk.ts';
import { openEditor } from './openEditor.ts';
import { expect, test } from './test.ts';

// The server encodes images in every width and format before it answers an upload.
test.describe.configure({ timeout: 240_000 });
const stored = { timeout: 120_000 };

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrina-folders-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** A triangle whose shape is in a file of its own. */
const gltf = JSON.stringify({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [2, 1, 0] }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ uri: 'parts/shape.bin', byteLength: 36 }],
});

/** Writes a folder of a product, with folders in it: a model of two files, images, and files nobody wants. */
async function writeProduct(): Promise<string> {
  const product = join(folder, 'Product');
  await mkdir(join(product, 'model', 'parts'), { recursive: true });
  await writeFile(join(product, 'model', 'triangle.gltf'), gltf);
  const shape = new Float32Array([0, 0, 0, 2, 0, 0, 0, 1, 0]);
  await writeFile(join(product, 'model', 'parts', 'shape.bin'), new Uint8Array(shape.buffer));
  await mkdir(join(product, 'photos'));
  await copyFile(demoAsset('kidney.jpg'), join(product, 'photos', 'kidney.jpg'));
  await copyFile(demoAsset('refried.jpg'), join(product, 'photos', 'refried.jpg'));
  await writeFile(join(product, 'photos', '.DS_Store'), 'x');
  await writeFile(join(product, 'read me.txt'), 'x');
  return product;
}

test('a folder dropped on the library is uploaded whole: its model as one file, without hidden files', async ({
  page,
  vitrina,
}) => {
  await openEditor(page, vitrina, block('Image'));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search commands and blocks' }).fill('assets library');
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Assets library' });
  await expect(library.getByRole('searchbox')).toBeVisible();
  await dropFromDisk(library, [await writeProduct()]);
  await expect(page.getByText('1 file of another kind was left out.')).toBeVisible();
  for (const name of [/triangle\.glb/, /kidney\.jpg/, /refried\.jpg/])
    await expect(library.getByRole('button', { name }).first()).toBeVisible(stored);
  await expect(library.getByRole('alert')).toHaveCount(0);
});

test('a chosen folder becomes the frames of a rotation, in the order of their numbers', async ({
  page,
  vitrina,
}) => {
  const spin = join(folder, 'spin');
  await mkdir(spin);
  for (const number of [1, 2, 10, 11])
    await copyFile(
      demoAsset(`media/spin/bike_${String(number).padStart(3, '0')}.jpg`),
      join(spin, `bike_${number}.jpg`),
    );
  await writeFile(join(spin, 'Thumbs.db'), 'x');
  await writeFile(join(spin, 'camera.txt'), 'x');
  await openEditor(page, vitrina, block('Viewer360'));
  const { blocks, inspector } = builderPro(page);
  await select(blocks('Viewer360'));
  await inspector.getByLabel('Folder to upload').setInputFiles(spin);
  await expect(inspector.getByText('1 file of another kind was left out.')).toBeVisible();
  await expect(inspector.getByRole('radio')).toHaveCount(4, stored);
  const frames = await blocks('Viewer360').locator('[data-frames]').getAttribute('data-frames');
  expect(new Set(frames?.split(' ')).size).toBe(4);
});
