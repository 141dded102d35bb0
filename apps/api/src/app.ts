import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';

import { authenticateBy } from './accounts/authenticate.ts';
import { accountRoutes } from './accounts/routes.ts';
import { aiRoutes } from './ai/routes.ts';
import { builderRoutes } from './builder/routes.ts';
import { crmRoutes } from './crm/routes.ts';
import { directoryRoutes } from './directory/routes.ts';
import { downloadRoutes } from './download/routes.ts';
import { epackRoutes } from './epacks/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { createContractRoutes, validateByContract, type ContractRoutes } from './http/contractRoutes.ts';
import { allowOrigins } from './http/cors.ts';
import { handleErrors, sendFailure } from './http/errorHandler.ts';
import { Failure } from './http/failure.ts';
import { parseJsonBodies } from './http/jsonBody.ts';
import { logRequests } from './http/logRequests.ts';
import { describeApi } from './http/openApi.ts';
import { sendSecurityHeaders } from './http/securityHeaders.ts';
import { logRoutes } from './logs/routes.ts';
import { previewRoutes } from './preview/routes.ts';
import { publishingRoutes } from './publishing/routes.ts';
import type { Services } from './services.ts';
import { statisticsRoutes } from './statistics/routes.ts';
import { streamRoutes } from './stream/routes.ts';
import { runtimeRoutes } from './stream/runtimeRoutes.ts';
import { webRoutes } from './web/routes.ts';

/** Long lists of ids travel in paths. */
const maxParamLength = 4000;

const resources: readonly ((routes: ContractRoutes, services: Services) => void | Promise<void>)[] = [
  accountRoutes,
  directoryRoutes,
  crmRoutes,
  logRoutes,
  epackRoutes,
  fileRoutes,
  downloadRoutes,
  publishingRoutes,
  previewRoutes,
  streamRoutes,
  runtimeRoutes,
  statisticsRoutes,
  builderRoutes,
  aiRoutes,
  webRoutes,
];

function serverOptions({ config }: Services): FastifyServerOptions {
  return {
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength },
    frameworkErrors(_error, request, reply) {
      sendFailure(request, reply, new Failure(400, 'malformedBody'));
    },
    forceCloseConnections: 'idle',
  };
}

/** The whole server, wired but not listening. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify(serverOptions(services));
  app.setSerializerCompiler(serializerCompiler);
  validateByContract(app);
  parseJsonBodies(app);
  handleErrors(app);
  logRequests(app);
  await sendSecurityHeaders(app);
  allowOrigins(app, services.config.corsOrigins);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await describeApi(app);

  const routes = createContractRoutes(app, authenticateBy(services.database));
  for (const register of resources) await register(routes, services);
  if (services.config.demo !== 'off') {
    const { demoShopRoutes } = await import('./demo/shopRoutes.ts');
    await demoShopRoutes(routes, services);
  }
  app.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    const isReady = await services.database.isReady().catch(() => false);
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
  return app;
}
