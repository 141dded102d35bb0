import { defineConfig, type Options } from 'tsup';

/**
 * The build of every published package: ESM with rolled-up declarations, one output per entry.
 *
 * Workspace packages resolve to their published form, not to their source, so that no dependency is copied
 * in.
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
