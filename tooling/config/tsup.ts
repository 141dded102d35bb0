import { defineConfig, type Options } from 'tsup';

/**
 * How every published package is built: ESM with rolled-up declarations, one output per entry.
 *
 * Workspace packages resolve to their published form, never to their source, so that nothing of a dependency is copied in.
 */
export function packageBuild(entry: readonly string[], overrides: Options = {}) {
  return defineConfig({
    entry: [...entry],
    format: 'esm',
    target: 'es2024',
    platform: 'neutral',
    dts: { compilerOptions: { customConditions: ['@vitrina/source'], ignoreDeprecations: '6.0' } },
    clean: true,
    splitting: true,
    treeshake: true,
    external: [/^@vitrina\//],
    ...overrides,
  });
}
