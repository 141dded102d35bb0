import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { cached } from '../concurrency/cached.ts';
import type { Config } from '../config/config.ts';
import { sendFailure } from '../http/errorHandler.ts';
import { notFound } from '../http/failure.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Database } from '../storage/database.ts';
import { checkReadiness, type ReadinessParts } from './readiness.ts';

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

/** Anybody may ask, so the parts are tried out once for all requests of this time. */
const readinessTtlMs = 5000;

/** Registers `/readyz`, which tries out what the server needs, and says in words what does not work. */
function readinessRoute(app: FastifyInstance, parts: ReadinessParts): void {
  const read = cached(readinessTtlMs, () => checkReadiness(parts));
  app.get('/readyz', hidden, async (_request, reply) => {
    const checks = await read(undefined);
    const isReady = checks.every(({ isOk }) => isOk);
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'unavailable', checks });
  });
}

/** Registers the health and metrics routes for operators. */
export function operationRoutes(
  app: FastifyInstance,
  {
    config,
    database,
    metrics,
    ...parts
  }: ReadinessParts & { config: Pick<Config, 'metricsToken' | 'dataFolder'>; metrics: Metrics },
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
  readinessRoute(app, { config, database, ...parts });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) return sendFailure(request, reply, notFound());
    const { text, contentType } = await metrics.read();
    return reply.header('cache-control', 'no-store').header('content-type', contentType).send(text);
  });
}
