import type { Options } from 'tsup';

const shared = { target: 'es2022', platform: 'browser', minify: true } satisfies Options;
const outExtension = () => ({ js: '.js' });

/** `dist/embed.js`, the small classic script that any page loads with a script tag; the server serves it. */
export const embedBuild: Options = {
  ...shared,
  entry: { embed: 'src/embed.ts' },
  format: 'iife',
  outExtension,
};

/** `dist/mount.js`, which the script imports once a package's place gets near the window. */
export const mountBuild: Options = {
  ...shared,
  entry: { mount: 'src/mount.ts' },
  format: 'esm',
  splitting: false,
  outExtension,
};

/** `dist/content.js`, the module for shops that call `mount` or use `<vitrina-content>`. */
export const contentBuild: Options = {
  ...shared,
  entry: { content: 'src/content.ts' },
  format: 'esm',
  splitting: false,
  outExtension,
};

export default [embedBuild, mountBuild, contentBuild];
