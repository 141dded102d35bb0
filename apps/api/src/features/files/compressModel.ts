import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS } from '@gltf-transform/extensions';
import { dedup, meshopt, prune, textureCompress, weld } from '@gltf-transform/functions';
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer';
import sharp from 'sharp';

/** The longer edge of a texture. More detail is invisible on a product, and fills a phone's memory. */
const maxTexturePx = 2048;
/** Textures of more pixels are attacks. */
const maxInputPixels = 8192 * 8192;

/**
 * Returns a lighter copy of a GLB model that looks the same: without duplicates and unused parts, with compressed
 * geometry, and with WebP textures.
 *
 * @throws Error if the model needs a decoder that is not here
 */
export async function compressModel(bytes: Uint8Array): Promise<Uint8Array> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready]);
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS).registerDependencies({
    'meshopt.decoder': MeshoptDecoder,
    'meshopt.encoder': MeshoptEncoder,
  });
  const document = await io.readBinary(bytes);
  await document.transform(
    dedup(),
    prune(),
    weld(),
    textureCompress({
      encoder: (input: Buffer) => sharp(input, { limitInputPixels: maxInputPixels }),
      targetFormat: 'webp',
      resize: [maxTexturePx, maxTexturePx],
    }),
    meshopt({ encoder: MeshoptEncoder }),
  );
  return io.writeBinary(document);
}
