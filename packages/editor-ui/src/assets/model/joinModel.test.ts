import { buffer } from 'node:stream/consumers';

import { getBounds, WebIO } from '@gltf-transform/core';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';

import { joinModel, joinModels } from './joinModel.ts';
import { readZip } from './readZip.ts';

const corners = new Float32Array([0, 0, 0, 2, 0, 0, 0, 1, 0]);
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A triangle with a texture, whose parts are in a folder. */
const gltf = JSON.stringify({
  asset: { version: '2.0' },
  scene: 0,
  scenes: [{ nodes: [0] }],
  nodes: [{ mesh: 0 }],
  meshes: [{ primitives: [{ attributes: { POSITION: 0 }, material: 0 }] }],
  materials: [{ pbrMetallicRoughness: { baseColorTexture: { index: 0 } } }],
  textures: [{ source: 0 }],
  images: [{ uri: 'parts/my%20skin.png' }],
  accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: 'VEC3', min: [0, 0, 0], max: [2, 1, 0] }],
  bufferViews: [{ buffer: 0, byteLength: 36 }],
  buffers: [{ uri: 'parts/shape.bin', byteLength: 36 }],
});

const model = new File([gltf], 'chair.gltf');
const shape = new File([corners], 'shape.bin');
const skin = new File([pixel], 'my skin.png');

async function zip(files: Readonly<Record<string, Buffer>>, compress = true): Promise<File> {
  const archive = new ZipFile();
  for (const [path, content] of Object.entries(files)) archive.addBuffer(content, path, { compress });
  archive.end();
  return new File([new Uint8Array(await buffer(archive.outputStream))], 'chair.zip');
}

async function read(files: readonly File[]) {
  const result = await joinModel(files);
  if ('refusal' in result) throw new Error(JSON.stringify(result.refusal));
  const document = await new WebIO().readBinary(new Uint8Array(await result.file.arrayBuffer()));
  const [scene] = document.getRoot().listScenes();
  const [texture] = document.getRoot().listTextures();
  return {
    name: result.file.name,
    max: scene && getBounds(scene).max,
    image: texture?.getImage(),
    mimeType: texture?.getMimeType(),
  };
}

const chair = { name: 'chair.glb', max: [2, 1, 0], image: new Uint8Array(pixel), mimeType: 'image/png' };

describe('a glTF model and its parts become one file', () => {
  it('from files without their folders, in any order', async () => {
    expect(await read([skin, model, shape])).toEqual(chair);
  });

  it.each([true, false])('from an archive, compressed: %s', async (compress) => {
    const files = {
      'export/chair.gltf': Buffer.from(gltf),
      'export/parts/shape.bin': Buffer.from(corners.buffer),
      'export/parts/my skin.png': pixel,
      '__MACOSX/export/._chair.gltf': Buffer.from('x'),
    };
    expect(await read([await zip(files, compress)])).toEqual(chair);
  });
});

describe('models among other files', () => {
  const inFolder = (folder: string, file: File) =>
    Object.defineProperty(new File([file], file.name), 'webkitRelativePath', {
      value: `${folder}/${file.name}`,
    });

  it('become one file each, without their parts, before the other files', async () => {
    const photo = new File([pixel], 'photo.png');
    const rooms = ['kitchen', 'hall'].flatMap((room) => [
      inFolder(room, model),
      inFolder(`${room}/parts`, shape),
      inFolder(`${room}/parts`, skin),
    ]);
    const { files, refusals } = await joinModels([photo, ...rooms]);
    expect(files.map(({ name }) => name)).toEqual(['chair.glb', 'chair.glb', 'photo.png']);
    expect(refusals).toEqual([]);
  });

  it('are left out with a reason if their parts are missing or they cannot be read', async () => {
    const broken = new File(['{'], 'broken.gltf');
    const { files, refusals } = await joinModels([model, broken, skin]);
    expect(files).toEqual([skin]);
    expect(refusals).toEqual([{ code: 'missing', names: ['parts/shape.bin'] }, { code: 'unreadable' }]);
  });
});

describe('files that make no model are refused', () => {
  it('with the names of the missing parts', async () => {
    expect(await joinModel([model, shape])).toEqual({
      refusal: { code: 'missing', names: ['parts/my skin.png'] },
    });
  });

  it.each([
    ['noModel', [shape, skin]],
    ['manyModels', [model, new File([gltf], 'table.gltf')]],
    ['unreadable', [new File(['{'], 'broken.gltf')]],
    ['unreadable', [new File(['no archive'], 'broken.zip')]],
  ] as const)('%s', async (code, files) => {
    expect(await joinModel(files)).toEqual({ refusal: { code } });
  });

  it('when an archive unpacks to more than the limit', async () => {
    const bomb = await zip({ 'a.bin': Buffer.alloc(100_000) });
    await expect(readZip(bomb, 99_999)).rejects.toThrow('too large');
    expect(await readZip(bomb, 100_000)).toHaveLength(1);
  });
});
