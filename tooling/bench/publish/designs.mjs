// pnpm bench:designs: pages of five designs, filled from a table of products, beside a page written by hand with the same
// content. Runs Lighthouse as a phone on both, and counts scripts. `--runs 3`, `--designs tea,beauty`.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

import { createApiClient, uploadsPath } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';

import { testGtin } from '../../../apps/api/testing/epacks.ts';
import { startVitrinaServer } from '../../e2e/src/vitrinaServer.ts';
import { apiFolder } from '../server/places.mjs';
import { machineNote, readArguments } from '../shared.mjs';
import { judge } from './judge.mjs';
import { plainPage } from './plainPage.mjs';
import { startBrowser } from './startBrowser.mjs';

const require = createRequire(`${apiFolder}/package.json`);
const sharp = require('sharp');
const yauzl = require('yauzl');
const yazl = require('yazl');

const waitMs = 200;
const imageCount = 5;
const product = {
  name: 'Assam kettle',
  description: 'It boils a liter in two minutes. The handle stays cool, and the lid opens with one hand.',
  benefits: ['Quiet: 48 dB at one meter', 'Keeps warm for an hour', 'One liter: in two minutes'],
  specifications: { Weight: '1.1 kg', Power: '2,200 W', Capacity: '1.7 l', Material: 'Brushed steel' },
};

/** Draws a photograph of soft light and a sharp edge, which compresses like one of a studio. */
async function drawPhotograph(index) {
  const hue = index * 67;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><defs><radialGradient id="light" cx="35%" cy="30%" r="90%">
    <stop offset="0" stop-color="hsl(${hue} 30% 92%)"/><stop offset="1" stop-color="hsl(${hue} 35% 38%)"/></radialGradient></defs>
    <rect width="1600" height="1200" fill="url(#light)"/><ellipse cx="800" cy="930" rx="420" ry="60" fill="hsl(${hue} 30% 20%)" opacity=".35"/>
    <rect x="520" y="360" width="560" height="560" rx="180" fill="hsl(${hue + 20} 50% 45%)"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer();
}

async function bufferOf(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Returns a zip of a table with one product and of its images. */
async function packTable(ean) {
  const zip = new yazl.ZipFile();
  const images = Array.from({ length: imageCount }, (_, index) => `photos/${index}.jpg`);
  const columns = {
    Name: product.name,
    Brand: 'Kernhof',
    EAN: ean,
    MPN: ean,
    Description: product.description,
    Benefits: product.benefits.join('|'),
    Images: images.join('|'),
    ...product.specifications,
  };
  const lines = [Object.keys(columns), Object.values(columns)].map((cells) =>
    cells.map((cell) => `"${cell}"`).join(','),
  );
  zip.addBuffer(Buffer.from(lines.join('\n')), 'products.csv');
  for (const [index, path] of images.entries()) zip.addBuffer(await drawPhotograph(index), path);
  zip.end();
  return bufferOf(zip.outputStream);
}

async function connect(address) {
  let token;
  const client = createApiClient({ baseUrl: address, getToken: () => token });
  const body = { login: 'editor', password: 'vitrina-demo' };
  ({ token } = await client.call(contract.getToken, { body }));
  return { client, tokenOf: () => token };
}

/** Uploads a file in one part. @returns the upload's id */
async function upload(address, token, bytes) {
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' };
  const created = await fetch(address + uploadsPath, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('products.zip').toString('base64')}`,
    },
  });
  const path = created.headers.get('location');
  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  await fetch(address + path, { method: 'PATCH', headers: { ...headers, ...part }, body: bytes });
  return path.split('/').at(-1);
}

async function waitFor(client, id, status) {
  const params = { id: String(id) };
  for (;;) {
    const { data } = await client.call(contract.getPackageImport, { params });
    if (data.status === status) return;
    if (data.status === 'failed') throw new Error(data.message);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
}

/** Makes a page of a design and returns the files of its download by path. */
async function makePage({ client, tokenOf }, address, design, ean) {
  const uploadId = await upload(address, tokenOf(), await packTable(ean));
  const { data: table } = await client.call(contract.readProductTable, { body: { uploadId } });
  const columns = table.columns.map(({ heading, role }) => ({ heading, role }));
  const products = { design, locale: 'en', columns, categories: ['1'], tags: ['bench'] };
  const { data } = await client.call(contract.createPackageImport, { body: { uploadId, products } });
  await waitFor(client, data.id, 'checked');
  const params = { id: String(data.id) };
  await client.call(contract.startPackageImport, { params, body: {} });
  await waitFor(client, data.id, 'done');
  const { data: rows } = await client.call(contract.listPackageImportRows, { params });
  const [{ epackId, findings }] = rows.items;
  if (findings.length > 0) throw new Error(`${design}: ${findings[0].message}`);
  const answer = await fetch(`${address}/api/constructor/epackages/${epackId}/download`, {
    headers: { authorization: `Bearer ${tokenOf()}` },
  });
  return unpack(Buffer.from(await answer.arrayBuffer()));
}

async function unpack(bytes) {
  const zip = await promisify(yauzl.fromBuffer)(bytes, { lazyEntries: false, autoClose: false });
  const open = promisify(zip.openReadStream.bind(zip));
  const files = new Map();
  const reads = [];
  zip.on('entry', (entry) => {
    const keep = async () => files.set(entry.fileName, await bufferOf(await open(entry)));
    reads.push(keep());
  });
  await once(zip, 'end');
  await Promise.all(reads);
  return files;
}

const types = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  avif: 'image/avif',
  webp: 'image/webp',
};

/** Serves files from memory, `/ours/tea/index.html`. */
async function serve(files) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').slice(1).split('?')[0]);
    const content = files.get(path);
    // Browsers ask for an icon that neither page has.
    if (!content) return response.writeHead(path === 'favicon.ico' ? 204 : 404).end();
    const type = types[path.split('.').at(-1)] ?? 'application/octet-stream';
    const headers = { 'content-type': type, 'cache-control': 'max-age=31536000' };
    if (!type.startsWith('text/')) return response.writeHead(200, headers).end(content);
    return response.writeHead(200, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(content));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

const args = readArguments();
const runs = Number(args.runs?.[0] ?? 3);
const designs = args.designs ?? ['appliance', 'beauty', 'tea', 'furniture', 'electronics'];
const vitrina = await startVitrinaServer();
const served = new Map();
try {
  const session = await connect(vitrina.address);
  for (const [index, design] of designs.entries()) {
    const files = await makePage(session, vitrina.address, design, testGtin(80_000 + index));
    for (const [path, content] of files) served.set(`${design}/${path}`, content);
    served.set(`${design}/plain.html`, Buffer.from(plainPage(files.get('index.html').toString(), product)));
  }
} finally {
  await vitrina.stop();
}
const { origin, stop } = await serve(served);
const browser = await startBrowser();
try {
  const { date, cores, cpu, load } = machineNote();
  console.log(`${date}, ${cores} × ${cpu}, load ${load.join(' ')}, median of ${runs}`);
  for (const design of designs) {
    const html = served.get(`${design}/index.html`).toString();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    console.log(`${design}: ${html.length} bytes of HTML, ${scripts.length} scripts`);
    const ours = await judge(`${origin}/${design}/index.html`, { runs, port: browser.port });
    console.log(`${design}, by hand`);
    const plain = await judge(`${origin}/${design}/plain.html`, { runs, port: browser.port });
    const ratio = (ours.lcpMs / plain.lcpMs).toFixed(2);
    console.log(
      `  LCP ${Math.round(ours.lcpMs)} against ${Math.round(plain.lcpMs)} ms, ratio ${ratio}; CLS ${ours.cls}`,
    );
  }
} finally {
  await browser.stop();
  stop();
}
