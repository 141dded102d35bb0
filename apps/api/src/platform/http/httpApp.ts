import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

import type { Config } from '../config/config.ts';
import type { Log } from '../logs/log.ts';
import { answerClientError } from './clientErrors.ts';
import { validateByContract } from './contractRoutes.ts';
import { handleErrors, sendFailure } from './errorHandler.ts';
import { Failure } from './failure.ts';
import { parseJsonBodies } from './jsonBody.ts';
import { logRequests } from './logRequests.ts';
import { sendSecurityHeaders } from './securityHeaders.ts';

/** Limit for a whole request: the largest save at 2 Mbit/s. Without it, a slow sender holds a connection forever. */
const requestTimeoutMs = 5 * 60_000;
/** Paths can contain long lists of ids. */
const maxParamLength = 4000;

/** Configuration and log of an HTTP server. */
interface HttpParts {
  config: Pick<Config, 'trustedProxies'>;
  log: Log;
}

function serverOptions({ config, log }: HttpParts): FastifyServerOptions {
  return {
    loggerInstance: log,
    // Any client can send X-Forwarded-For, so only configured proxies are trusted.
    trustProxy: config.trustedProxies.length > 0 && [...config.trustedProxies],
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength },
    frameworkErrors(_error, request, reply) {
      sendFailure(request, reply, new Failure(400, 'malformedBody'));
    },
    clientErrorHandler: answerClientError,
    requestTimeout: requestTimeoutMs,
    forceCloseConnections: 'idle',
  };
}

/** Creates an HTTP server without routes: validation, errors, log, headers, and limits. */
export async function createHttpApp(parts: HttpParts): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverOptions(parts));
  app.setSerializerCompiler(serializerCompiler);
  validateByContract(app);
  parseJsonBodies(app);
  handleErrors(app);
  logRequests(app);
  await sendSecurityHeaders(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(rateLimit, { global: false });
  return app;
}
