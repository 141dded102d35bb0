import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { format } from 'node:util';

import { chromium } from 'playwright';

import { chromiumArguments, findChromium } from '../bootstrap/chromium.mjs';
import { createConsumer, runSilently } from './consumer.mjs';
import { printsExpected } from './readExamples.mjs';

const libraries = [
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'react',
  'react-dom',
  'typescript',
  'vite',
];
const contentTypes = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const waitMs = 60_000;
/** The server of the examples for browsers. */
const streamAddress = 'https://stream.example/';

/** Serves the built app's files. */
function serve(folder) {
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url;
    try {
      const content = readFileSync(join(folder, path));
      response.setHeader('content-type', contentTypes[extname(path)] ?? 'application/octet-stream');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Returns the page's console output in Node's format, by the example that printed it. */
async function readConsole(page, address) {
  const printed = {};
  const faults = [];
  let current = '';
  let last = Promise.resolve();
  const inOrder = (work) => (last = last.then(work));
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) =>
    inOrder(async () => {
      const values = await Promise.all(message.args().map((argument) => argument.jsonValue()));
      if (message.type() === 'info') current = values[0].replace('begin ', '');
      else if (message.type() === 'log') printed[current] = `${printed[current] ?? ''}${format(...values)}\n`;
      else faults.push(message.text());
    }),
  );
  const done = page.waitForEvent('console', {
    predicate: (message) => message.text() === 'done',
    timeout: waitMs,
  });
  await page.goto(address);
  await done.catch(() => faults.push('The examples did not come to an end'));
  await last;
  const text = await page.locator('#root').textContent();
  if (!text.includes('Drawn by React')) faults.push(`The page shows "${text}"`);
  return { printed, faults };
}

/** The examples in an app of Vite: type-checked, built without a warning, and run in Chromium. */
export async function runInVite({ into, tarballs, examples, serverAddress }) {
  const ours = examples.filter(({ isForNode }) => !isForNode);
  const folder = await createConsumer('vite', {
    into,
    tarballs,
    libraries: [...libraries, 'fast-check'],
    files: Object.fromEntries(ours.map(({ fileName, code }) => [join('src/examples', fileName), code])),
  });
  await runSilently('tsc6', [], { cwd: folder });
  await runSilently('vite', ['build', '--logLevel', 'warn'], { cwd: folder });
  const server = await serve(join(folder, 'dist'));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    await page.route(`${streamAddress}**`, async (route) => {
      const url = route.request().url().replace(streamAddress, `${serverAddress}/`);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    const { printed, faults } = await readConsole(page, `http://127.0.0.1:${server.address().port}/`);
    const wrong = ours.filter(({ fileName, expected }) => !printsExpected(printed[fileName] ?? '', expected));
    return [
      ...faults,
      ...wrong.map(
        ({ name, fileName, expected }) =>
          `${name} printed\n${printed[fileName] ?? ''}and not\n${expected.join('\n')}`,
      ),
    ];
  } finally {
    await browser.close();
    server.close();
  }
}
