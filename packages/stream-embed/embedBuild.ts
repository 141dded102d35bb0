import type { Options } from 'tsup';

/** One file that any page can load with a plain script tag. */
export const embedBuild: Options = {
  entry: { embed: 'src/embed.ts' },
  format: 'iife',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  outExtension: () => ({ js: '.js' }),
};
