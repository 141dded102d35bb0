// Serves a built contender over HTTP, gzipped (level 9, compressed once), and counts what each page load transferred.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { answerCall, picture } from './contenders/vitrina/api.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
};

/** Serves the folder at every path; with `isApp`, serves our app at its own paths with its API. */
export async function serveContender(folder, isApp) {
  const cache = new Map();
  let transferred = {};

  function send(response, key, type, read) {
    if (!cache.has(key)) {
      const body = read();
      cache.set(key, { raw: body.length, gzip: gzipSync(body, { level: 9 }) });
    }
    const { raw, gzip } = cache.get(key);
    const sum = (transferred[type] ??= { files: 0, raw: 0, gzip: 0 });
    sum.files++;
    sum.raw += raw;
    sum.gzip += gzip.length;
    response.writeHead(200, {
      'content-type': types[type] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
      'content-length': gzip.length,
    });
    response.end(gzip);
  }

  function sendFile(response, pathname) {
    let file = path.join(folder, path.normalize(pathname));
    if (existsSync(file) && statSync(file).isDirectory()) file = path.join(file, 'index.html');
    if (!existsSync(file)) return response.writeHead(404).end();
    send(response, file, path.extname(file), () => readFileSync(file));
  }

  function serveApp(request, response, pathname) {
    if (pathname.startsWith('/panel/builder-pro/')) return sendFile(response, '/index.html');
    if (pathname.startsWith('/editor/')) return sendFile(response, pathname.slice('/editor'.length));
    if (pathname === picture.path) return send(response, pathname, '.svg', () => picture.svg);
    const data = answerCall(request.method, pathname);
    if (data === undefined) return response.writeHead(404).end();
    send(response, `${request.method} ${pathname}`, '.json', () => JSON.stringify({ code: 200, data }));
  }

  /** Returns the bytes sent since the last call, by file extension. */
  function takeTransferred() {
    const taken = transferred;
    transferred = {};
    return taken;
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (isApp) serveApp(request, response, pathname);
    else sendFile(response, pathname);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    pageUrl: (count) =>
      isApp ? `${origin}/panel/builder-pro/bench-${count}?n=${count}` : `${origin}/?n=${count}`,
    /** Creates the files for a page of this size once, so that no load waits for them. */
    async prepare(count) {
      if (isApp) await fetch(`${origin}/api/constructor/epackages/bench-${count}/components`);
      takeTransferred();
    },
    takeTransferred,
    close: () => server.close(),
  };
}
