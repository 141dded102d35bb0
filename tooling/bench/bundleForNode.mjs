import { build } from 'esbuild';

/** Bundles a program with our sources for Node, which reads no JSX. */
export function bundleForNode(entry, outfile, options = {}) {
  return build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    conditions: ['@vitrina/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    banner: {
      js: "import { createRequire } from 'node:module';const require = createRequire(import.meta.url);",
    },
    ...options,
  });
}
