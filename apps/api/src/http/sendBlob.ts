import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { BlobStore } from '../storage/blobStore.ts';
import { sendFailure } from './errorHandler.ts';
import { notFound } from './failure.ts';
import { isolate } from './securityHeaders.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.otf': 'font/otf',
  '.ttf': 'font/ttf',
};

const cacheControls = {
  /** The name follows from the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A pointer: a minute old at most, and while a new one is fetched the old one will do. */
  pointer: 'public, max-age=60, stale-while-revalidate=86400',
};

/** What to send and how long it may be kept. */
export interface BlobRequest {
  key: string;
  caching: keyof typeof cacheControls;
}

/** Sends a stored blob, to anybody: these are the runtime files retailers' pages load. */
export async function sendBlob(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: BlobStore,
  { key, caching }: BlobRequest,
): Promise<FastifyReply> {
  const extension = extname(key);
  const type = contentTypes[extension];
  const blob = type ? await blobs.find(key) : undefined;
  isolate(reply, extension === '.svg' ? 'vector' : 'file');
  if (!type || !blob) return sendFailure(request, reply, notFound());
  void reply.header('cache-control', cacheControls[caching]).type(type);
  if (caching === 'immutable') {
    void reply.header('etag', `"${key.slice(-80)}"`);
    if (request.headers['if-none-match'] === `"${key.slice(-80)}"`) return reply.status(304).send();
    void reply.header('content-length', blob.sizeBytes);
  }
  // A pointer may be replaced between looking and reading, by one of another length.
  return reply.send(blob.read());
}
