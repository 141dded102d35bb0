import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { sendBomb, sendGigabyte } from '../../../testing/monitor/answers.ts';
import { fetchPage } from './fetchPage.ts';
import { openPageAgents } from './pageAgents.ts';

let shop: Server;
let inside: Server;
let answer: RequestListener;
let insideRequests = 0;

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let origin: string;
let insideOrigin: string;
beforeAll(async () => {
  shop = createServer((request, response) => answer(request, response));
  inside = createServer((_request, response) => {
    insideRequests++;
    response.end('secret');
  });
  origin = await listen(shop);
  insideOrigin = await listen(inside);
});
afterAll(async () => {
  await Promise.all([shop, inside].map((server) => new Promise((resolve) => server.close(resolve))));
});

let agents: ReturnType<typeof openPageAgents> | undefined;
afterEach(() => agents?.close());

function fetchFrom(link: string, signal = new AbortController().signal) {
  agents = openPageAgents([origin]);
  return fetchPage(link, { agents, userAgent: 'VitrinaPageCheck/1.0', signal });
}

const html = { 'content-type': 'text/html; charset=utf-8' };

describe('a stranger’s page', () => {
  it('is read, and where redirects led is told', async () => {
    answer = (request, response) => {
      if (request.url === '/old') return response.writeHead(301, { location: '/new' }).end();
      return response.writeHead(200, html).end('<title>Бобы</title>');
    };
    expect(await fetchFrom(`${origin}/old`)).toEqual({
      status: 200,
      url: `${origin}/new`,
      html: '<title>Бобы</title>',
      policy: '',
      robotsTag: '',
    });
  });

  it.each([404, 410, 401])('that answers %i is told without its body', async (status) => {
    answer = (_request, response) => response.writeHead(status, html).end('gone');
    expect(await fetchFrom(`${origin}/`)).toMatchObject({ status, url: `${origin}/`, html: '' });
  });

  it.each<[string, Record<string, string>, Buffer]>([
    [
      'windows-1251, as its header says',
      { 'content-type': 'text/html; charset=windows-1251' },
      Buffer.from([0xc1, 0xee, 0xe1, 0xfb]),
    ],
    [
      'windows-1251, as only its meta element says',
      { 'content-type': 'text/html' },
      Buffer.concat([Buffer.from('<meta charset="windows-1251">'), Buffer.from([0xc1, 0xee, 0xe1, 0xfb])]),
    ],
    [
      'UTF-16 with a byte order mark',
      { 'content-type': 'text/html; charset=iso-8859-1' },
      Buffer.from('\u{feff}Бобы', 'utf16le'),
    ],
    ['an encoding nobody knows', { 'content-type': 'text/html; charset=x-none' }, Buffer.from('Бобы')],
    ['gzip', { ...html, 'content-encoding': 'gzip' }, gzipSync('Бобы')],
  ])('in %s is read', async (_what, headers, body) => {
    answer = (_request, response) => response.writeHead(200, headers).end(body);
    expect((await fetchFrom(`${origin}/`)).html).toContain('Бобы');
  });

  it.each<[string, string, RequestListener]>([
    ['refusedByShop', 'that takes us for a machine', (_request, response) => response.writeHead(403).end()],
    ['refusedByShop', 'that is asked too often', (_request, response) => response.writeHead(429).end()],
    ['shopFailed', 'of a shop that is down', (_request, response) => response.writeHead(503).end()],
    [
      'botWall',
      'behind a challenge for robots',
      (_request, response) =>
        response
          .writeHead(503, html)
          .end('<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script>'),
    ],
    [
      'notHtml',
      'that is a file',
      (_request, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end(),
    ],
    ['unreachable', 'that hangs up', (request) => request.socket.destroy()],
    [
      'tooManyRedirects',
      'that leads to itself',
      (_request, response) => response.writeHead(302, { location: '/' }).end(),
    ],
    [
      'unreachable',
      'that leads nowhere',
      (_request, response) => response.writeHead(302, { location: 'https://' }).end(),
    ],
  ])('fails as %s: one %s', async (code, _what, listener) => {
    answer = listener;
    await expect(fetchFrom(`${origin}/`)).rejects.toMatchObject({ code });
  });

  it('without end is let go of at the limit', async () => {
    let sentBytes = 0;
    answer = (_request, response) =>
      sendGigabyte(response, (bytes) => {
        sentBytes = bytes;
      });
    await expect(fetchFrom(`${origin}/`)).rejects.toMatchObject({ code: 'tooLarge' });
    expect(sentBytes).toBeLessThan(64 * 1024 * 1024);
  });

  it('that unpacks without end is let go of at the limit', async () => {
    answer = (_request, response) => sendBomb(response, 64 * 1024 * 1024);
    await expect(fetchFrom(`${origin}/`)).rejects.toMatchObject({ code: 'tooLarge' });
  });

  it('is given up on when the run ends', async () => {
    answer = () => undefined;
    const run = new AbortController();
    const fetched = fetchFrom(`${origin}/`, run.signal);
    setTimeout(() => run.abort(), 50);
    await expect(fetched).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('A8: an address inside our network', () => {
  it.each<[string, string, () => string]>([
    [
      'refusedAddress',
      'a literal address',
      () => insideOrigin.replace('http:', 'https:').replace(/:\d+$/, ''),
    ],
    ['refusedAddress', 'a decimal address', () => 'https://2130706433/'],
    ['refusedAddress', 'an octal address', () => 'https://0177.0.0.1/'],
    ['refusedAddress', 'a short address', () => 'https://127.1/'],
    ['refusedAddress', 'a mapped address', () => 'https://[::ffff:127.0.0.1]/'],
    ['refusedAddress', 'the metadata of a cloud', () => 'https://169.254.169.254/latest/'],
    ['refusedAddress', 'a name that leads there', () => 'https://localhost/'],
    ['insecureLink', 'plain http', () => insideOrigin],
    ['insecureLink', 'another port', () => insideOrigin.replace('http:', 'https:')],
    ['insecureLink', 'credentials', () => 'https://user:secret@shop.example/'],
    ['insecureLink', 'a file', () => 'file:///etc/passwd'],
  ])('is %s: %s', async (code, _what, link) => {
    insideRequests = 0;
    await expect(fetchFrom(link())).rejects.toMatchObject({ code });
    expect(insideRequests).toBe(0);
  });

  it('A9: is refused as the second hop too, and never asked', async () => {
    insideRequests = 0;
    answer = (_request, response) => response.writeHead(302, { location: `${insideOrigin}/secret` }).end();
    await expect(fetchFrom(`${origin}/`)).rejects.toMatchObject({ code: 'insecureLink' });
    answer = (_request, response) => response.writeHead(302, { location: 'https://localhost/secret' }).end();
    await expect(fetchFrom(`${origin}/`)).rejects.toMatchObject({ code: 'refusedAddress' });
    expect(insideRequests).toBe(0);
  });
});
