import { buffer } from 'node:stream/consumers';

import type { UploadedFile } from '@vitrina/api-client/contract';

import { createFairTurns } from '../../platform/concurrency/fairTurns.ts';
import { workApart } from '../../platform/concurrency/workApart.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure, notFound } from '../../platform/http/failure.ts';
import { storeBytes } from '../files/storeBytes.ts';
import type { Services } from '../services.ts';
import { groupOf } from '../access/turnGroup.ts';
import { requireFile } from './requireFile.ts';

/** One at a time: a large model takes a core for many seconds. */
const inFairTurn = createFairTurns(1);
/** A model of the maximum size, its decoded geometry, and its textures. */
const limits = { timeoutMs: 120_000, maxBufferBytes: 768 * 1024 * 1024 };

/** A smaller gain is not worth the quality that each encoding of the textures costs. */
const maxPart = 0.9;

/**
 * Stores a lighter copy of a GLB model. The model itself does not change.
 *
 * @throws 404 for an inaccessible file, 415 for one that is no GLB model, or that gets no lighter
 */
export async function lightenFile(
  services: Pick<Services, 'database' | 'blobs' | 'config' | 'log'>,
  user: CurrentUser,
  id: string,
): Promise<UploadedFile> {
  const { name, extension, size_bytes: sizeBytes } = await requireFile(services.database.query, user, id);
  if (extension !== 'glb') throw new Failure(415, 'modelNotLighter');
  const group = groupOf(user);
  const bytes = await inFairTurn(group, async () => {
    const blob = await services.blobs.find(`files/${id}.${extension}`);
    if (!blob) throw notFound();
    return workApart<Uint8Array>('modelWorker', await buffer(blob.read()), limits);
  });
  if (bytes === undefined || bytes.length > sizeBytes * maxPart) throw new Failure(415, 'modelNotLighter');
  return storeBytes(services, { bytes: Buffer.from(bytes), name, userId: user.id, group });
}
