import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A shop with only a product feed. */
export interface FeedServer {
  readonly origin: string;
  readonly feedUrl: string;
  stop(): Promise<void>;
}

/** Three products: a new and valid one, one without a full address, and one with an address without https. */
function writeFeed(): string {
  const offers = [
    { id: 'FEED-1', url: 'https://polka.example/fed/1', name: 'Кукуруза сладкая, 340 г' },
    { id: 'FEED-2', url: 'fed/2', name: 'Горошек зелёный, 400 г' },
    { id: 'FEED-3', url: 'http://polka.example/fed/3', name: 'Фасоль белая, 400 г' },
  ].map(({ id, url, name }) => `<offer id="${id}"><url>${url}</url><name>${name}</name></offer>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<yml_catalog><shop><offers>${offers.join('')}</offers></shop></yml_catalog>`;
}

/** Starts the server on a free port; paths other than the feed's answer 404. */
export async function startFeedServer(): Promise<FeedServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/feed.xml') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'application/xml' }).end(writeFeed());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    feedUrl: `${origin}/feed.xml`,
    stop: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
