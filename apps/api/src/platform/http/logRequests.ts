import type { FastifyInstance, FastifyRequest } from 'fastify';

const secretNames = /token|secret|code|password|hash/i;

/** Returns the path without its query, and without the parts that grant access. */
function pathOf(request: FastifyRequest): string {
  const { url } = request.routeOptions;
  const params = Object.entries((request.params ?? {}) as Record<string, unknown>);
  const isSecret = params.some(([name]) => secretNames.test(name));
  // A link from an email can contain its secret anywhere below.
  const isSignIn = url === '/auth/*';
  return (isSecret || isSignIn ? url : request.url.split('?')[0]) ?? '';
}

/** Logs one line per request, without body, query and headers: those carry passwords and tokens. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: pathOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(request.currentUser ? { userId: request.currentUser.id } : {}),
    };
    const isCall = request.routeOptions.schema !== undefined && !request.routeOptions.schema.hide;
    request.log[isCall ? 'info' : 'debug'](line, 'request');
  });
}
