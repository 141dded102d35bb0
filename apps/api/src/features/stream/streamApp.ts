import { contract } from '@vitrina/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Config } from '../../platform/config/config.ts';
import { createContractRoutes } from '../../platform/http/contractRoutes.ts';
import { sendFailure } from '../../platform/http/errorHandler.ts';
import { Failure } from '../../platform/http/failure.ts';
import { createHttpApp } from '../../platform/http/httpApp.ts';
import type { Log } from '../../platform/logs/log.ts';
import type { BlobStore } from '../../platform/storage/blobStore.ts';
import type { AppFolders } from '../../platform/web-apps/appPages.ts';
import { fileRoutes } from '../files/routes.ts';
import { robotsRoutes } from '../web/robotsRoutes.ts';
import { allowEverySite } from './allowEverySite.ts';
import { htmlRoutes } from './htmlRoutes.ts';
import { publishedFileRoutes } from './publishedFileRoutes.ts';
import { runtimeRoutes } from './runtimeRoutes.ts';

/** The parts that the stream needs: no database, and no secret. */
export interface StreamParts {
  config: Config;
  log: Log;
  blobs: BlobStore;
  appFolders: AppFolders;
}

const hidden = { schema: { hide: true } };
/** A proxy in front can take the calls that count visits to a server; until then they are worth asking again. */
const retryAfterSeconds = 60;

/** Visits are counted in the database, so only a server counts them. The embed shows content without. */
function refuseCounting(app: FastifyInstance): void {
  const refuse = (request: FastifyRequest, reply: FastifyReply) => {
    allowEverySite(reply);
    void reply.header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
    return sendFailure(request, reply, new Failure(503, 'serviceUnavailable'));
  };
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, _body, done) => {
    done(null, undefined);
  });
  for (const { path } of [contract.sendBeacons, contract.openView]) app.post(path, hidden, refuse);
}

/** Registers `/healthz`, which answers 503 if the files cannot be read. */
function healthRoute(app: FastifyInstance, blobs: BlobStore): void {
  app.get('/healthz', hidden, async (_request, reply) => {
    const isReady = await blobs.find('i/health').then(
      () => true,
      () => false,
    );
    return reply.status(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'unavailable' });
  });
}

/** Builds the stream by itself, without listening: what retailers' pages read, from the files alone. */
export async function createStreamApp(parts: StreamParts): Promise<FastifyInstance> {
  const app = await createHttpApp(parts);
  healthRoute(app, parts.blobs);
  refuseCounting(app);
  const routes = createContractRoutes(app, async () => Promise.resolve(undefined));
  publishedFileRoutes(routes, parts);
  fileRoutes(routes, parts);
  htmlRoutes(routes, parts);
  await runtimeRoutes(routes, parts);
  robotsRoutes(routes);
  return app;
}
