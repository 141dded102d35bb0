import { randomBytes } from 'node:crypto';

import { maxUploadBytes, uploadsPath } from '@vitrina/api-client';
import { contract } from '@vitrina/api-client/contract';
import { Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import type { ContractRoutes } from '../../platform/http/contractRoutes.ts';
import { notFound } from '../../platform/http/failure.ts';
import { ownLicense } from '../access/epackScope.ts';
import { requireRoom } from '../assets/storageRoom.ts';
import type { Services } from '../services.ts';
import type { UploadStore } from './uploadStore.ts';

/** The request that a handler of the protocol gets, with the server's own request. */
interface ProtocolRequest {
  runtime?: { node?: { req: object } | undefined } | undefined;
}

interface UploadRoute {
  Params: { id: string };
}

const maxNameLength = 500;

/**
 * Resumable uploads by the tus protocol. Only the user who started an upload can continue it.
 *
 * @see https://tus.io/protocols/resumable-upload
 */
export function resumableRoutes(
  routes: ContractRoutes,
  { database, config }: Services,
  store: UploadStore,
): void {
  const { app } = routes;
  const users = new WeakMap<object, CurrentUser>();
  const userOf = ({ runtime }: ProtocolRequest): CurrentUser => {
    const user = runtime?.node && users.get(runtime.node.req);
    if (user === undefined) throw new TypeError('An upload without a user');
    return user;
  };

  const server = new Server({
    path: uploadsPath,
    datastore: store.parts,
    relativeLocation: true,
    maxSize: maxUploadBytes,
    namingFunction: () => store.idOf(randomBytes(16).toString('hex')),
    generateUrl: (_request, { path, id }) => `${path}/${id.slice(store.idOf('').length)}`,
    getFileIdFromRequest: (_request, uploadId) => (uploadId ? store.idOf(uploadId) : undefined),
    async onUploadCreate(request, { id, size, metadata }) {
      const name = (metadata?.filename ?? '').slice(0, maxNameLength);
      const uploadId = id.slice(store.idOf('').length);
      await database.query
        .insertInto('upload')
        .values({ id: uploadId, user_id: userOf(request).id, name, size_bytes: size ?? 0 })
        .execute();
      return {};
    },
  });

  /** Another user's upload, and one that has expired, do not exist. */
  async function requireUpload(request: FastifyRequest<UploadRoute>): Promise<void> {
    const { id } = request.params;
    const found = await database.query
      .selectFrom('upload')
      .select('id')
      .where('id', '=', id)
      .where('user_id', '=', request.currentUser?.id ?? 0)
      .executeTakeFirst();
    if (!found) throw notFound();
  }

  /** Refuses a file that will not fit before it is sent. */
  async function requireRoomFor(request: FastifyRequest): Promise<void> {
    const user = request.currentUser;
    const addedBytes = Number(request.headers['upload-length']);
    if (!user || !Number.isSafeInteger(addedBytes)) return;
    const limitBytes = config.licenseStorageBytes;
    await requireRoom(database.query, ownLicense(user, undefined), { addedBytes, limitBytes });
  }

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (request.currentUser) users.set(request.raw, request.currentUser);
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.hijack();
    await server.handle(request.raw, reply.raw);
  }

  // The protocol's handler reads the body itself.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  const onRequest = (request: FastifyRequest) => routes.authorise(contract.finishUpload, request);
  app.post(uploadsPath, { schema: { hide: true }, onRequest, preHandler: requireRoomFor, handler: handle });
  app.route<UploadRoute>({
    method: ['HEAD', 'PATCH', 'DELETE'],
    url: `${uploadsPath}/:id`,
    schema: { hide: true },
    onRequest,
    preHandler: requireUpload,
    handler: handle,
  });
}
