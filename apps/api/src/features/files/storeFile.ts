import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import { maxFileBytes, type FileKind } from '@vitrina/api-client';
import { type UploadedFile } from '@vitrina/api-client/contract';

import { createFairTurns } from '../../platform/concurrency/fairTurns.ts';
import { workApart } from '../../platform/concurrency/workApart.ts';
import { Failure } from '../../platform/http/failure.ts';
import { scanForViruses } from '../../platform/security/scanForViruses.ts';
import { storeBlobs } from '../../platform/storage/storeBlobs.ts';
import type { Services } from '../services.ts';
import { detectMedia } from './detectMedia.ts';
import { encodeImage } from './encodeImage.ts';
import { fileUrl } from './fileRow.ts';
import type { StoredImage } from './imageFormats.ts';
import type { AcceptedMedia, Inspected, MediaFile } from './inspect/inspected.ts';
import { mediaFormats, type MediaExtension } from './mediaFormats.ts';
import { storeImages } from './storeImages.ts';
import { encodeSvg } from './svg/encodeSvg.ts';
import { readSvgText } from './svg/readSvgText.ts';

/** An uploaded file on the local disk. */
export interface NewFile {
  path: string;
  /** As the uploader named it. */
  name: string;
  userId: number;
  /** The uploads of a group wait for each other, so that other groups' uploads do not wait for all of them. */
  group: string;
}

type Stores = Pick<Services, 'database' | 'blobs' | 'config' | 'log'>;

const inFairTurn = createFairTurns(2);
const secondMs = 1000;

/**
 * A model of the maximum size and its decoded geometry need time and memory. Other files are read in a second; some
 * damaged videos keep their reader busy forever.
 */
const inspectionLimitsOf = (kind: FileKind) => ({
  timeoutMs: (kind === 'model' ? 120 : 30) * secondMs,
  maxBufferBytes: 768 * 1024 * 1024,
});

/** Returns the name of the upload, without folders and control characters. */
function toPlainName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return base.replace(/[\u0000-\u001f\u007f]/g, '').slice(0, 200);
}

/**
 * Checks an uploaded file by its content and stores it. Images are re-encoded in every width and format, an SVG
 * is cleaned; other files are stored as they are, with what is known of their content. The row is written last,
 * so that an address never exists before its file. Storing the same content twice stores it once.
 *
 * @throws 413, 415 or 400 with the reason the file is refused
 */
export async function storeFile(
  stores: Stores,
  { path, name, userId, group }: NewFile,
): Promise<UploadedFile> {
  const { size } = await stat(path);
  if (size === 0) throw new Failure(400, 'fileMissing');
  return inFairTurn(group, async () => {
    await requireClean(stores, path);
    const extension = await detectMedia(path);
    const notes = { name: toPlainName(name), userId };
    if (extension === undefined) return storePicture(stores, path, size, notes);
    requireSize(mediaFormats[extension].kind, size);
    return storeMedia(stores, { path, extension }, notes);
  });
}

/** Refuses a file with a virus, if a scanner is configured; without its answer, no file is accepted. */
async function requireClean({ config, log }: Stores, path: string): Promise<void> {
  if (config.virusScannerSocket === undefined) return;
  const result = await scanForViruses(config.virusScannerSocket, path).catch((error: unknown) => {
    log.error({ err: error }, 'virus scan failed');
    throw new Failure(503, 'scannerAway');
  });
  if (result.virus !== undefined) throw new Failure(422, 'fileInfected', { data: { virus: result.virus } });
}

interface FileNotes {
  name: string;
  userId: number;
}

function requireSize(kind: UploadedFile['kind'], sizeBytes: number): void {
  const maxBytes = maxFileBytes[kind];
  if (sizeBytes > maxBytes) throw new Failure(413, 'fileTooLarge', { data: { kind, maxBytes } });
}

/** Stores a file of no other kind as an image. */
async function storePicture(
  stores: Stores,
  path: string,
  sizeBytes: number,
  notes: FileNotes,
): Promise<UploadedFile> {
  requireSize('image', sizeBytes);
  const bytes = await readFile(path);
  return storeImages(stores, await encodePicture(bytes), { ...notes, original: bytes });
}

async function encodePicture(bytes: Buffer): Promise<[StoredImage, ...StoredImage[]]> {
  const svg = readSvgText(bytes);
  return svg === undefined ? encodeImage(bytes) : [await encodeSvg(svg)];
}

async function storeMedia(stores: Stores, file: MediaFile, notes: FileNotes): Promise<UploadedFile> {
  const limits = inspectionLimitsOf(mediaFormats[file.extension].kind);
  const inspected = await workApart<Inspected>('mediaWorker', file, limits);
  if (inspected === undefined) throw new Failure(400, 'fileBroken');
  if ('refusal' in inspected) throw new Failure(400, inspected.refusal);
  const poster =
    inspected.firstPage &&
    (await storeImages(stores, await encodeImage(Buffer.from(inspected.firstPage)), notes));
  return storeInspected(stores, file, inspected, { ...notes, poster });
}

interface MediaNotes extends FileNotes {
  poster: UploadedFile | undefined;
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function storeInspected(
  stores: Stores,
  { path, extension }: { path: string; extension: MediaExtension },
  { facts, widthPx, heightPx, content }: AcceptedMedia,
  { name, userId, poster }: MediaNotes,
): Promise<UploadedFile> {
  const { kind, contentType } = mediaFormats[extension];
  const id = content ? createHash('sha256').update(content).digest('hex') : await hashFile(path);
  const sizeBytes = content ? content.length : (await stat(path)).size;
  const key = `files/${id}.${extension}`;
  await storeBlobs(stores, [content ? { key, bytes: content } : { key, path }], (query) =>
    query
      .insertInto('file')
      .values({
        id,
        kind,
        extension,
        name,
        content_type: contentType,
        size_bytes: sizeBytes,
        width_px: widthPx ?? null,
        height_px: heightPx ?? null,
        variants: '[]',
        facts: JSON.stringify(facts),
        poster_id: poster?.id ?? null,
        created_by: userId,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute(),
  );
  return {
    id,
    kind,
    name,
    url: fileUrl({ id, extension }),
    contentType,
    sizeBytes,
    widthPx: widthPx ?? null,
    heightPx: heightPx ?? null,
    variants: [],
    poster: poster ? toPoster(poster) : null,
    facts,
  };
}

function toPoster({ url, widthPx, heightPx, variants }: UploadedFile): UploadedFile['poster'] {
  return { url, widthPx: widthPx ?? 0, heightPx: heightPx ?? 0, variants };
}
