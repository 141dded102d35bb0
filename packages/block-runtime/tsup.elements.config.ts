import { cp } from 'node:fs/promises';

import type { Options } from 'tsup';

/** One plain script per element, so that a page loads what it uses, from a server or a folder alike. */
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

/** The decoder of compressed models goes beside the viewer, which else would ask a third party for it. */
async function copyDecoder(): Promise<void> {
  for (const file of dracoFiles) await cp(`${dracoFolder}/${file}`, `dist/elements/draco/${file}`);
}

export default { ...elementsBuild, clean: true, onSuccess: copyDecoder } satisfies Options;
