import { sendFailure } from '../../platform/http/errorHandler.ts';
import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { sendBlob } from '../../platform/http/sendBlob.ts';
import type { Services } from '../services.ts';

const hidden = { schema: { hide: true } };

/**
 * Returns the key as the embed script writes it: an address can be escaped in several ways, but a file has
 * one name.
 */
function toKey(path: string): string | undefined {
  try {
    const parts = path.split('/').slice(1);
    return parts.map((part) => encodeURIComponent(decodeURIComponent(part))).join('/');
  } catch {
    return undefined;
  }
}

/** Pointers, coverage and published files that retailers' pages load. Reads never use the database. */
export function publishedFileRoutes({ app }: ContractRoutes, { blobs }: Pick<Services, 'blobs'>): void {
  for (const [url, caching] of [
    ['/i/*', 'pointer'],
    ['/p/*', 'immutable'],
  ] as const) {
    app.get(url, hidden, async (request, reply) => {
      const key = toKey(request.url.split('?')[0] ?? '');
      if (!key) return sendFailure(request, reply, notFound());
      return sendBlob(request, reply, blobs, { key, caching });
    });
  }
}
