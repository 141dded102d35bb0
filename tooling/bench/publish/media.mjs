// pnpm bench:media: bytes and requests of a product page with a video, a 3D model, a rotation of 34 images and a
// document, before a shopper touches anything, beside a page that uses the plain elements. `--url` measures a
// running server.
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { block } from '../../demo/src/pages/wirePage.ts';
import { chromiumArguments, findHeadlessChromium } from '../../bootstrap/chromium.mjs';
import { ensureChromium } from '../../bootstrap/ensureChromium.mjs';
import { connectEpackApi } from '../../e2e/src/epackApi.ts';
import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { readArguments } from '../shared.mjs';

const ean = '4000000000037';
const media = fileURLToPath(new URL('../../demo/assets/media/', import.meta.url));
const e2e = fileURLToPath(new URL('../../e2e/package.json', import.meta.url));
const { chromium } = createRequire(e2e)('@playwright/test');
const settleMs = 3000;

async function publishMedia(address) {
  const api = await connectEpackApi(address);
  const upload = (name) => api.upload(join(media, name));
  const names = readdirSync(join(media, 'spin')).filter((name) => name.endsWith('.jpg'));
  const frames = [];
  for (const name of names.toSorted()) frames.push(await upload(`spin/${name}`));
  const [video, captions, model] = [
    await upload('rabbit.webm'),
    await upload('rabbit.en.vtt'),
    await upload('shoe.glb'),
  ];
  const poster = frames[0];
  const blocks = [
    block('Video', { src: video, captions, poster, title: 'A rabbit' }),
    block('ArBanner', { model, poster, alt: 'A shoe' }),
    block('Viewer360', { frames, alt: 'A bike, all around' }),
  ];
  const id = await api.create({ name: 'Media', ean, blocks: [block('Feature', {}, ...blocks)] });
  await api.publish(id);
  return { video, captions, model, frames };
}

/** A page as a developer would write it with the plain elements and the same files. */
function plainPage(address, { video, captions, model, frames }) {
  const url = (path) => address + path;
  return `<!doctype html><title>Plain</title>
    <script type="module" src="${url('/stream/v1/elements/model-viewer.js')}"></script>
    <video src="${url(video)}" controls width="600"><track src="${url(captions)}" default></video>
    <model-viewer src="${url(model)}" camera-controls ar style="width:600px;height:400px"></model-viewer>
    <div>${frames.map((frame, index) => `<img src="${url(frame)}" width="600" ${index ? 'hidden' : ''}>`).join('')}</div>`;
}

/** Counts what a page requests until it has been quiet for three seconds, besides the page itself. */
async function weigh(browser, address, { width }) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const sizes = new Map();
  const kinds = new Map();
  session.on('Network.responseReceived', ({ requestId, response }) => kinds.set(requestId, response.url));
  session.on('Network.dataReceived', ({ requestId, encodedDataLength, dataLength }) =>
    sizes.set(requestId, (sizes.get(requestId) ?? 0) + (encodedDataLength || dataLength)),
  );
  await page.goto(address);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(settleMs);
  const rows = [...kinds].filter(([, url]) => url !== address && !url.startsWith('blob:'));
  const bytes = rows.reduce((sum, [id]) => sum + (sizes.get(id) ?? 0), 0);
  await page.close();
  return { requests: rows.length, kilobytes: Math.round(bytes / 1024) };
}

await ensureChromium();
const args = readArguments();
const server = args.url ? undefined : await startVitrinaServer();
const address = args.url?.[0] ?? server.address;
const files = await publishMedia(address);
const plain = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html');
  response.end(plainPage(address, files));
});
await new Promise((resolve) => plain.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({ executablePath: findHeadlessChromium(), args: chromiumArguments });
try {
  for (const width of [1440, 390]) {
    const pages = {
      'our page': `${address}/demo-shop/products/${ean}`,
      'our shop without content': `${address}/demo-shop/products/4000000000044`,
      'plain elements': `http://127.0.0.1:${plain.address().port}/`,
    };
    for (const [name, url] of Object.entries(pages))
      console.log(width, name, await weigh(browser, url, { width }));
  }
} finally {
  await browser.close();
  plain.close();
  await server?.stop();
}
