// Measures rendering a page to HTML and CSS on the server, compared with Puck's <Render> writing its HTML and
// React writing the bare elements. Prints ratios. Puck is installed with the editor bench, which
// `pnpm bench:render` installs first.
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { Bench } from 'tinybench';

import { bundleForNode } from '../bundleForNode.mjs';

process.env.NODE_ENV = 'production';
const here = dirname(fileURLToPath(import.meta.url));
const peers = join(here, '../editor/node_modules');
const react = (name) => join(here, '../node_modules', name);
const folder = mkdtempSync(join(here, 'built-'));

try {
  const outfile = join(folder, 'entry.mjs');
  await bundleForNode(join(here, 'entry.tsx'), outfile, {
    nodePaths: [peers],
    // The same React for both.
    alias: { react: react('react'), 'react-dom': react('react-dom') },
  });
  const { count, largePage, renderFloor, renderOurs, renderPuck, toPuckData } = await import(
    pathToFileURL(outfile).href
  );
  for (const size of [100, 1000]) {
    const page = largePage(size);
    const bench = new Bench({ time: 2000, warmupTime: 1000 });
    const puckData = toPuckData(page);
    const pictures = [renderOurs(page), renderPuck(puckData)].map((html) => html.split('<img').length - 1);
    if (pictures[0] === 0 || pictures[0] !== pictures[1])
      throw new Error(`The pages are not alike: ${pictures.join(' and ')} pictures`);
    bench
      .add('ours', () => renderOurs(page))
      .add('Puck', () => renderPuck(puckData))
      .add('bare React', () => renderFloor(page));
    await bench.run();
    const [ours, ...others] = bench.tasks.map(({ name, result }) => ({ name, ms: result.latency.p50 }));
    const beside = others.map(
      ({ name, ms }) => `${name} ${ms.toFixed(1)} ms (${(ms / ours.ms).toFixed(1)}×)`,
    );
    console.log(`render, ${count(page)} components: ours ${ours.ms.toFixed(1)} ms, ${beside.join(', ')}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
