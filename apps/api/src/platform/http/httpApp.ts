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

/** For a whole request: the heaviest save at 2 Mbit/s. Whoever sends a byte now and then would keep a connection for ever. */
const requestTimeoutMs = 5 * 60_000;
/** Long lists of ids travel in paths. */
const maxParamLength = 4000;

/** What an HTTP server of ours is made with. */
interface HttpParts {
  config: Pick<Config, 'trustedProxies'>;
  log: Log;
}

function serverOptions({ config, log }: HttpParts): FastifyServerOptions {
  return {
    loggerInstance: log,
    // Whoever calls may write anything into X-Forwarded-For; only a proxy of ours is believed.
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

/** What every HTTP server of ours has in common: validation, errors, log, headers, limits. It has no routes yet. */
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
