import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiClient } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { findChromium } from '../../../../../../tooling/bootstrap/chromium.mjs';
import { scriptOrigin, startTestShop, type TestShop } from '../../../../testing/monitor/testShop.ts';
import { startTestServer, type TestServer } from '../../../../testing/testServer.ts';
import { checkDuePages } from '../checking/checkDuePages.ts';
import { openPageAgents } from '../../../platform/fetching/pageAgents.ts';
import { shotWidthPx } from '../sight/observePage.ts';
import { openPageBrowser } from '../sight/openPageBrowser.ts';

const chromium = findChromium();

let server: TestServer;
let shop: TestShop;
let ann: ApiClient;
let insideRequests = 0;
const inside = createServer((_request, response) => {
  insideRequests++;
  response.writeHead(200, { 'access-control-allow-origin': '*' }).end('secret');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  shop = await startTestShop();
  server = await startTestServer({ CHECK_ALLOWED_ORIGINS: shop.origin });
  ann = await server.as('ann');
});
afterAll(async () => {
  await server.stop();
  await shop.stop();
  inside.closeAllConnections();
  inside.close();
});

async function check(executablePath: string | undefined): Promise<void> {
  const agents = openPageAgents([shop.origin]);
  const fetching = { agents, userAgent: 'VitrinaPageCheck/1.0', signal: new AbortController().signal };
  const browser = executablePath === undefined ? undefined : openPageBrowser(executablePath, fetching);
  try {
    await checkDuePages({
      database: server.services.database,
      blobs: server.services.blobs,
      log: server.services.log,
      fetching,
      browser,
      scriptOrigins: [scriptOrigin],
      paceMs: 0,
      dueUntil: new Date(Date.now() + 1000),
    });
  } finally {
    await browser?.close();
    await agents.close();
  }
}

/** A page whose scripts try every way to the network. */
function hostilePage(insidePort: number): string {
  const secret = `127.0.0.1:${insidePort}`;
  return `<!doctype html><title>Pan</title><link rel="icon" href="http://${secret}/icon">
    <body style="margin:0;background:#fff">${'<p>A pan of cast iron for every stove.</p>'.repeat(12)}
    <img src="http://${secret}/image"><img src="http://localhost:${insidePort}/name"><img src="/leads-inside">
    <iframe src="http://${secret}/frame"></iframe>
    <div id="color" style="height:300px"></div>
    <script>
      fetch('http://${secret}/fetch', { mode: 'no-cors' }).catch(() => {});
      navigator.sendBeacon('http://${secret}/beacon', 'x');
      fetch('/posted', { method: 'POST', body: 'x' }).catch(() => {});
      try { new WebSocket('ws://${secret}/socket'); } catch {}
      try { new EventSource('http://${secret}/events'); } catch {}
      try { new RTCPeerConnection({ iceServers: [{ urls: 'stun:${secret}' }] }).createDataChannel('x'); } catch {}
      window.open('http://${secret}/window');
    </script><script src="/color.js"></script></body>`;
}

it.skipIf(!chromium)(
  'a page with a problem is pictured, its scripts and all, and reaches nothing inside our network',
  { timeout: 120_000 },
  async () => {
    const { port } = inside.address() as AddressInfo;
    let posted = 0;
    shop.pages.set('/products/1', (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end(hostilePage(port)),
    );
    shop.pages.set('/color.js', (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end("document.getElementById('color').style.background = 'rgb(200, 0, 0)'"),
    );
    shop.pages.set('/leads-inside', (_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${port}/redirected` }).end(),
    );
    shop.pages.set('/posted', (_request, response) => {
      posted++;
      response.writeHead(204).end();
    });
    const body = { retailerId: 1, licenseId: 1, link: `${shop.origin}/products/1` };
    const { data: page } = await ann.call(contract.addMonitoredPage, { body });
    const params = { id: String(page.id) };
    await check(chromium ?? '');

    const { data } = await ann.call(contract.getMonitoredPage, { params });
    expect(data.problems.map(({ type }) => type)).toContain('noScript');
    expect(data.shotDate).not.toBeNull();
    const file = await ann.call(contract.getPageShot, { params });
    const picture = sharp(Buffer.from(await file.arrayBuffer()));
    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: shotWidthPx });
    const { dominant } = await picture.stats();
    expect(dominant.r).toBeGreaterThan(150);
    const red = await picture.raw().toBuffer();
    expect(red.some((value, index) => index % 3 === 0 && value > 180 && (red[index + 1] ?? 255) < 40)).toBe(
      true,
    );
    expect(insideRequests).toBe(0);
    expect(posted).toBe(0);

    const ben = await server.as('ben');
    await expect(ben.call(contract.getPageShot, { params })).rejects.toMatchObject({ status: 404 });
  },
);

it('without a browser nothing is pictured, and a page that is right again keeps no picture', async () => {
  shop.pages.set('/products/2', (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Pan</title>'.padEnd(500, 'x')),
  );
  const body = { retailerId: 1, licenseId: 1, link: `${shop.origin}/products/2` };
  const { data: page } = await ann.call(contract.addMonitoredPage, { body });
  const params = { id: String(page.id) };
  await check(undefined);
  expect((await ann.call(contract.getMonitoredPage, { params })).data).toMatchObject({ shotDate: null });
  await expect(ann.call(contract.getPageShot, { params })).rejects.toMatchObject({ status: 404 });
});
