// Runs Lighthouse on pages with a published package: a page of the demo shop, and the preview. Prints the
// four scores, the median of each, and every audit that lowers one. `--url http://127.0.0.1:4000` measures a
// running server.
import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { readArguments } from '../shared.mjs';
import { judge } from './judge.mjs';
import { startBrowser } from './startBrowser.mjs';

const gtin = '9521100000116';

/** Returns the preview of the product's package, whose id is available only to signed-in users. */
async function findPreview(address) {
  const call = async (path, init) => (await fetch(address + path, init)).json();
  const { token } = await call('/auth/getToken', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'editor', password: 'vitrina-demo' }),
  });
  const { data } = await call('/api/constructor/epackages?limit=100', {
    headers: { authorization: `Bearer ${token}` },
  });
  const { id } = data.items.find(({ ean }) => ean === gtin);
  return `/panel/builder-pro/preview/${id}`;
}

const args = readArguments();
const server = args.url ? undefined : await startVitrinaServer();
const address = args.url?.[0] ?? server.address;
const browser = await startBrowser();
try {
  const pages = { 'demo shop': `/demo-shop/products/${gtin}`, preview: await findPreview(address) };
  for (const [name, path] of Object.entries(pages)) {
    console.log(`${name}, median of 3`);
    await judge(address + path, { runs: Number(args.runs?.[0] ?? 3), port: browser.port });
  }
} finally {
  await browser.stop();
  await server?.stop();
}
