import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { isolate } from '../../platform/http/securityHeaders.ts';

/**
 * Crawlers can read everything: pages that must not be listed say so themselves, which crawlers learn only by
 * reading them. The preview requests this file from its opaque origin, hence `isolate`.
 */
const robots = 'User-agent: *\nDisallow:\n';

/** Files that crawlers request first. */
export function robotsRoutes({ app }: ContractRoutes): void {
  app.get('/robots.txt', { schema: { hide: true } }, (_request, reply) =>
    isolate(reply, 'file')
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots),
  );
}
