import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const builtEditor = join(import.meta.dirname, '..', '..', '..', 'apps', 'editor', 'dist');
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The built editor on a plain file server, under a path other than the root. */
export interface StandaloneEditor {
  readonly origin: string;
  /** The editor's address. */
  readonly address: string;
  /** Sets the API's address, as an operator does in `standalone.html`. */
  useApi(address: string): void;
  stop(): Promise<void>;
}

/** Serves the editor's built files as any static host would. */
export async function serveStandaloneEditor(basePath: string): Promise<StandaloneEditor> {
  let api = '';
  const readPage = async () =>
    (await readFile(join(builtEditor, 'standalone.html'), 'utf8')).replace(
      '<meta name="vitrina-api" content="" />',
      `<meta name="vitrina-api" content="${api}" />`,
    );
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://host').pathname);
    const file = path.startsWith(basePath) ? path.slice(basePath.length) : undefined;
    const reading =
      file === undefined
        ? Promise.reject(new Error('Outside of the base path'))
        : file === ''
          ? readPage()
          : readFile(join(builtEditor, file));
    reading.then(
      (body) => response.setHeader('content-type', contentTypes[extname(file || '.html')] ?? '').end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    address: origin + basePath,
    useApi(address) {
      api = address;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
