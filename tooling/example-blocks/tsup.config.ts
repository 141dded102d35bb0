import { defineConfig } from 'tsup';

/** One file with all it needs: the server loads it, and hands it to the editor as it is. */
export default defineConfig({
  entry: { exampleBlocks: 'src/index.ts' },
  format: 'esm',
  target: 'es2024',
  platform: 'neutral',
  noExternal: [/.*/],
  define: { 'process.env.NODE_ENV': '"production"' },
  clean: true,
  minify: true,
  treeshake: true,
  esbuildOptions(options) {
    options.conditions = ['@vitrina/source'];
    options.jsx = 'automatic';
  },
});
