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

const dracoFolder = 'node_modules/three/examples/jsm/libs/draco/gltf';
const dracoFiles = ['draco_decoder.js', 'draco_decoder.wasm', 'draco_wasm_wrapper.js'];

/**
 * Copies the decoder of compressed models next to the viewer, which would otherwise load it from a third
 * party.
 */
async function copyDecoder(): Promise<void> {
  for (const file of dracoFiles) await cp(`${dracoFolder}/${file}`, `dist/elements/draco/${file}`);
}

export default { ...elementsBuild, clean: true, onSuccess: copyDecoder } satisfies Options;
