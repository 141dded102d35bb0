// How long a page takes to become HTML and CSS on the server, beside React writing the bare elements. Prints ratios.
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'esbuild';
import { Bench } from 'tinybench';

process.env.NODE_ENV = 'production';
const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(here, 'built-'));

try {
  const outfile = join(folder, 'entry.mjs');
  await build({
    entryPoints: [join(here, 'entry.tsx')],
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
  });
  const { count, largePage, renderFloor, renderOurs } = await import(pathToFileURL(outfile).href);
  for (const size of [100, 1000]) {
    const page = largePage(size);
    const bench = new Bench({ time: 2000, warmupTime: 1000 });
    bench.add('ours', () => renderOurs(page)).add('floor', () => renderFloor(page));
    await bench.run();
    const [ours, floor] = bench.tasks.map(({ result }) => result.latency.p50);
    console.log(
      `render, ${count(page)} components: ours ${ours.toFixed(1)} ms, bare React ${floor.toFixed(1)} ms, ratio ${(ours / floor).toFixed(1)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
