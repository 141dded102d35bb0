import type { FastifyInstance } from 'fastify';

const allowedMethods = 'GET, POST, PUT, DELETE, HEAD, PATCH';
/** Those of resumable uploads are named by the tus protocol. */
const allowedHeaders =
  'authorization, content-type, if-match, accept-language, tus-resumable, upload-length, upload-offset, upload-metadata';
const exposedHeaders =
  'etag, x-request-id, content-disposition, location, tus-resumable, upload-length, upload-offset, upload-expires';
const preflightSeconds = 600;

/**
 * Allows calls from an editor hosted elsewhere (CORS_ORIGINS). Tokens are sent as bearer tokens, so no
 * credentials are allowed.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('vary', 'Origin');
    const { origin } = request.headers;
    if (!origin || !allowed.has(origin)) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', exposedHeaders)
      .header('cross-origin-resource-policy', 'cross-origin');
  });
  app.options('/*', { schema: { hide: true } }, async (request, reply) => {
    const { origin } = request.headers;
    if (origin && allowed.has(origin)) {
      void reply
        .header('access-control-allow-methods', allowedMethods)
        .header('access-control-allow-headers', allowedHeaders)
        .header('access-control-max-age', preflightSeconds);
    }
    return reply.status(204).send();
  });
}
