import { contract } from '@vitrina/api-client/contract';
import type { FastifyRequest } from 'fastify';

import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { Failure } from '../../platform/http/failure.ts';
import { ok } from '../../platform/http/ok.ts';
import type { Services } from '../services.ts';
import { createBeaconReceiver, type BeaconSource } from './receiveBeacons.ts';
import { allowEverySite } from './allowEverySite.ts';

/** Per address and minute; enough for an office behind one address, but not for a flood. */
const beaconsPerMinute = 6000;
/** Fewer than beacons: a view has several. Views above this are counted without verification. */
const viewsPerMinute = 1200;

function sourceOf(request: FastifyRequest): BeaconSource {
  const { origin, referer, 'user-agent': userAgent, 'cf-ipcountry': country } = request.headers;
  return {
    address: request.ip,
    userAgent,
    origin: origin && origin !== 'null' ? origin : referer,
    // Anyone can send the header; the address of a visitor differs from the connection's only behind a trusted proxy.
    country: typeof country === 'string' && (request.ips?.length ?? 0) > 1 ? country : undefined,
  };
}

const textPaths: readonly string[] = [contract.sendBeacons.path, contract.openView.path];

/** `text/plain` needs no preflight request; only the calls of shops' pages use it. */
function parseTextBodies({ app }: ContractRoutes): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (request, body, done) => {
    if (!textPaths.includes(request.routeOptions.url ?? '')) done(new Failure(415, 'unsupportedMediaType'));
    else void parseJson(request, String(body), done);
  });
}

/** Beacons that retailers' pages send. */
export function streamRoutes(routes: ContractRoutes, services: Services): void {
  parseTextBodies(routes);
  const { receive, openView } = createBeaconReceiver(services);

  routes.on(
    contract.sendBeacons,
    async ({ body, request, reply }) => {
      allowEverySite(reply);
      await receive(body, sourceOf(request));
    },
    { config: { rateLimit: { max: beaconsPerMinute, timeWindow: '1 minute' } } },
  );
  routes.on(
    contract.openView,
    async ({ body, request, reply }) => {
      allowEverySite(reply);
      void reply.header('cache-control', 'no-store');
      return ok({ token: await openView(body, sourceOf(request)) });
    },
    { config: { rateLimit: { max: viewsPerMinute, timeWindow: '1 minute' } } },
  );
}
