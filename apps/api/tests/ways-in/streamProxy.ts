import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stream before another one. */
export interface StreamProxy {
  readonly address: string;
  /** The status of each answer so far. */
  readonly statuses: readonly number[];
  /** Leaves requests without an answer from now on. */
  hang(): void;
  stop(): Promise<void>;
}

/** Starts a proxy that writes down what a shop's server gets from the stream. */
export async function startStreamProxy(stream: string): Promise<StreamProxy> {
  const statuses: number[] = [];
  let hangs = false;
  const server = createServer((request, response) => {
    if (hangs) return;
    const tag = request.headers['if-none-match'];
    // Without max-age=0, Node's fetch adds no-cache, by which the server would answer in full.
    const headers = { ...(tag && { 'if-none-match': tag }), 'cache-control': 'max-age=0' };
    void fetch(stream + (request.url ?? ''), { headers }).then(async (answer) => {
      statuses.push(answer.status);
      response.writeHead(answer.status, { etag: answer.headers.get('etag') ?? '' });
      response.end(await answer.text());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    hang: () => (hangs = true),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
