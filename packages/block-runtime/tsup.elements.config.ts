import { cp } from 'node:fs/promises';

import type { Options } from 'tsup';

/** One classic script per element, so that a page loads only those it uses, from a server or a folder. */
export const elementsBuild: Options = {
  entry: ['src/elements/*.ts'],
  outDir: 'dist/elements',
  format: 'iife',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  outExtension: () => ({ js: '.js' }),
};

const libraries = 'node_modules/three/examples/jsm/libs';
const decoders = {
  draco: {
    folder: `${libraries}/draco/gltf`,
    files: ['draco_decoder.js', 'draco_decoder.wasm', 'draco_wasm_wrapper.js'],
  },
  basis: { folder: `${libraries}/basis`, files: ['basis_transcoder.js', 'basis_transcoder.wasm'] },
};

/**
 * Copies the decoders of compressed models and textures next to the viewer, which would otherwise load them
 * from a third party.
 */
async function copyDecoders(): Promise<void> {
  for (const [name, { folder, files }] of Object.entries(decoders))
    for (const file of files) await cp(`${folder}/${file}`, `dist/elements/${name}/${file}`);
}

export default { ...elementsBuild, clean: true, onSuccess: copyDecoders } satisfies Options;
