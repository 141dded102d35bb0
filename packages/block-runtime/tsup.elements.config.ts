import type { Options } from 'tsup';

/** One plain script per element, so that a page loads what it uses, from a server or a folder alike. */
export const elementsBuild: Options = {
  entry: ['src/elements/vitrina-*.ts'],
  outDir: 'dist/elements',
  format: 'iife',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  outExtension: () => ({ js: '.js' }),
};

export default elementsBuild;
