import { defineConfig } from 'tsup';

/** One file with all dependencies: the server loads it, and sends the same file to the editor. */
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
