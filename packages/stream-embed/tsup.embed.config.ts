import type { Options } from 'tsup';

/** `dist/embed.js`, one file that any page can load with a plain script tag; the server serves it. */
export const embedBuild: Options = {
  entry: { embed: 'src/embed.ts' },
  format: 'iife',
  target: 'es2022',
  platform: 'browser',
  minify: true,
  outExtension: () => ({ js: '.js' }),
};

export default embedBuild;
