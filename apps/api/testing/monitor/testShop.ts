import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop on this machine whose pages are set by a test. */
export interface TestShop {
  /** Scheme, host and port. */
  origin: string;
  /** The handler of each path; other paths answer 404. */
  pages: Map<string, RequestListener>;
  stop(): Promise<void>;
}

/** The origin of our script in the script tags of test pages. */
export const scriptOrigin = 'https://stream.example';

/** The attributes of a script tag. */
export interface EmbedAttributes {
  retailer: string;
  ean: string;
  mpn: string;
  brand: string;
  'mapping-id'?: string;
}

const filling = `<p>${'A pan of cast iron for every stove. '.repeat(10)}</p>`;

/** A product page of a shop; without a script tag if there are no attributes. */
export function productPage(embed: EmbedAttributes | undefined, head = ''): RequestListener {
  const attributes = Object.entries(embed ?? {}).map(([name, value]) => `data-${name}="${value}"`);
  const tag = embed
    ? `<script async src="${scriptOrigin}/stream/v1/embed.js" ${attributes.join(' ')}></script>`
    : '';
  return (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><head><title>Pan</title>${head}</head><body>${filling}${tag}</body>`);
}

/** Starts a shop. */
export async function startTestShop(): Promise<TestShop> {
  const pages: TestShop['pages'] = new Map();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '/');
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pages,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
