import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isBlobKey, type BlobStore, type StoredBlob } from '../storage/blobStore.ts';
import { sendFailure } from './errorHandler.ts';
import { Failure, notFound } from './failure.ts';
import { readRange } from './readRange.ts';
import { isolate } from './securityHeaders.ts';
import { sendText } from './sendText.ts';

const contentTypes: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.frames': 'application/octet-stream',
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.otf': 'font/otf',
  '.ttf': 'font/ttf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mov': 'video/quicktime',
  '.glb': 'model/gltf-binary',
  '.usdz': 'model/vnd.usdz+zip',
  '.pdf': 'application/pdf',
  '.vtt': 'text/vtt; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};

/** Returns the media type of a file by its ending; undefined for kinds that aren't served. */
export function contentTypeOf(path: string): string | undefined {
  return contentTypes[extname(path).toLowerCase()];
}

const cacheControls = {
  /** The name depends on the content. */
  immutable: 'public, max-age=31536000, immutable',
  /**
   * A pointer is at most a minute old, with the second that the server keeps it, and the old one is used while a new one
   * loads. CDNs use it for a day if the server fails.
   */
  pointer: 'public, max-age=45, stale-while-revalidate=14, stale-if-error=86400',
};

/** {@link cacheControls} for responses generated from a pointer. */
export const pointerCaching = cacheControls.pointer;

/** The blob to send, and how long it can be cached. */
export interface BlobRequest {
  key: string;
  caching: keyof typeof cacheControls;
}

const isText = (extension: string): boolean => ['.html', '.css', '.json'].includes(extension);

/** Sends a stored blob to any client: retailers' pages load these runtime files. */
export async function sendBlob(
  request: FastifyRequest,
  reply: FastifyReply,
  blobs: BlobStore,
  { key, caching }: BlobRequest,
): Promise<FastifyReply> {
  const extension = extname(key);
  const type = contentTypeOf(key);
  isolate(reply, extension === '.svg' ? 'vector' : 'file');
  if (!type || !isBlobKey(key)) return sendFailure(request, reply, notFound());
  void reply.header('cache-control', cacheControls[caching]).type(type);
  if (caching === 'pointer') {
    const pointer = await blobs.readWhole(key);
    return pointer ? sendTagged(request, reply, pointer) : sendFailure(request, reply, notFound());
  }
  if (isKnown(request, reply, `"${key.slice(-80)}"`)) return reply.status(304).send();
  if (isText(extension)) {
    const read = () => blobs.readWhole(key);
    return (await sendText(request, reply, key, read)) ? reply : sendMissing(request, reply);
  }
  const blob = await blobs.find(key);
  if (!blob) return sendMissing(request, reply);
  return sendBytes(request, reply, blob);
}

/** Sends a blob, or the part that the client asks for: players read videos in parts. */
function sendBytes(request: FastifyRequest, reply: FastifyReply, blob: StoredBlob): FastifyReply {
  void reply.header('accept-ranges', 'bytes');
  const { sizeBytes } = blob;
  const range = readRange(request.headers.range, sizeBytes);
  if (range === 'unsatisfiable')
    return sendFailure(
      request,
      reply.header('content-range', `bytes */${sizeBytes}`),
      new Failure(416, 'rangeNotSatisfiable'),
    );
  if (!range) return reply.header('content-length', sizeBytes).send(blob.read());
  const { start, end } = range;
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${sizeBytes}`)
    .header('content-length', end - start + 1)
    .send(blob.read(range));
}

function sendMissing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(request, reply.removeHeader('etag'), notFound());
}

/** Checks whether the client already has this version. Caches on the way add `W/` after compressing. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.header('etag', tag);
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim().replace(/^W\//, ''));
  return known?.includes(tag) ?? false;
}

/** By content: a second request within a second gets the same buffer. */
const knownTags = new WeakMap<Buffer, string>();

function tagOf(content: Buffer): string {
  const known = knownTags.get(content);
  if (known !== undefined) return known;
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  knownTags.set(content, tag);
  return tag;
}

/** Sends a blob that changes under its name; a client that has this version gets only a 304. */
export async function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  content: Buffer,
): Promise<FastifyReply> {
  const tag = tagOf(content);
  if (isKnown(request, reply, tag)) return reply.status(304).send();
  await sendText(request, reply, tag, () => Promise.resolve(content));
  return reply;
}
