import type { FastifyInstance } from 'fastify';

/** One line per request. Bodies, queries and headers stay out of it: they carry passwords and tokens. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.url.split('?')[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.currentUser ? { userId: request.currentUser.id } : {}),
    };
    const isCall = request.routeOptions.schema !== undefined && !request.routeOptions.schema.hide;
    request.log[isCall ? 'info' : 'debug'](line, 'request');
  });
}
