// Turns what Blender wrote into the files of the demo: JPEG from PNG, small GLB from GLB, MP4 from frames.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import {
  dedup,
  flatten,
  join as joinMeshes,
  meshopt,
  prune,
  textureCompress,
  weld,
} from '@gltf-transform/functions';
import { validateBytes } from 'gltf-validator';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';

/** Writes a render as a JPEG of the catalog's size; a render smaller than that is refused, never enlarged. */
export const finishImage = async (render, file, { width, height }) => {
  const image = sharp(render);
  const size = await image.metadata();
  if (size.width < width || size.height < height)
    throw new Error(`${render} is smaller than ${width} × ${height}`);
  mkdirSync(dirname(file), { recursive: true });
  await image
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .toColorspace('srgb')
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(file);
};

/** Writes a compressed GLB, and throws what the glTF validator calls an error. */
export const finishModel = async (source, file) => {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder });
  const document = await io.read(source);
  await document.transform(
    dedup(),
    flatten(),
    joinMeshes({ keepNamed: false }),
    weld(),
    prune(),
    textureCompress({ encoder: sharp, targetFormat: 'webp', resize: [1024, 1024] }),
    meshopt({ encoder: MeshoptEncoder }),
  );
  const bytes = await io.writeBinary(document);
  const { issues } = await validateBytes(bytes);
  const errors = issues.messages.filter(({ severity }) => severity === 0);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return bytes.byteLength;
};

/** Encodes numbered frames (`frame-%03d.png`) as H.264 without sound, 24 frames per second. */
export const finishFilm = (folder, file) => {
  mkdirSync(dirname(file), { recursive: true });
  const input = `-v error -y -framerate 24 -i ${join(folder, 'frame-%03d.png')}`;
  const output = `-c:v libx264 -preset slow -crf 18 -pix_fmt yuv420p -movflags +faststart ${file}`;
  execFileSync('ffmpeg', `${input} ${output}`.split(' '));
};

/** Finishes all entries of the catalog whose render is in the cache; the others keep their file. Texts have none. */
export const finishAll = async (catalogFile, files, cache) => {
  for (const entry of JSON.parse(readFileSync(catalogFile, 'utf8'))) {
    const target = join(files, entry.file);
    if (entry.source === undefined) continue;
    const source = join(cache, entry.source);
    if (entry.kind === 'model') {
      if (existsSync(source)) console.log(entry.file, await finishModel(source, target));
    } else if (entry.kind === 'film') {
      if (existsSync(join(source, 'frame-001.png'))) finishFilm(source, target);
    } else if (entry.kind === 'spin') {
      for (let frame = 1; frame <= entry.frames; frame += 1) {
        const number = String(frame).padStart(2, '0');
        const render = source.replace('{frame}', number);
        if (existsSync(render)) await finishImage(render, target.replace('{frame}', number), entry);
      }
    } else if (entry.kind !== 'modelPoster' && existsSync(source)) {
      await finishImage(source, target, entry);
      console.log(entry.file);
    }
  }
};
