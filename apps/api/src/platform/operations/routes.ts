import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { Config } from '../config/config.ts';
import { sendFailure } from '../http/errorHandler.ts';
import { notFound } from '../http/failure.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Database } from '../storage/database.ts';

const hidden = { schema: { hide: true } };

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return isIP(plain) === 4 ? plain.startsWith('127.') : plain === '::1';
}

/** Returns true for a direct request from this machine. A local proxy forwards requests of any origin. */
function isFromHere({ headers, socket }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false;
  return isLoopback(socket.remoteAddress ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}

function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token === undefined) return isFromHere(request);
  return isSame(request.headers.authorization ?? '', `Bearer ${token}`);
}

/** Registers `/healthz`, which answers 503 without the database. */
export function healthRoute(app: FastifyInstance, database: Database): void {
  app.get('/healthz', hidden, async (_request, reply) => {
    const isReady = await database.isReady().catch(() => false);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

/** Registers the health and metrics routes for operators. */
export function operationRoutes(
  app: FastifyInstance,
  {
    config,
    database,
    metrics,
  }: { config: Pick<Config, 'metricsToken'>; database: Database; metrics: Metrics },
): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.requestEnded({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });

  healthRoute(app, database);
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return sendFailure(request, reply, notFound());
    const { text, contentType } = await metrics.read();
    return reply.header('cache-control', 'no-store').header('content-type', contentType).send(text);
  });
}
