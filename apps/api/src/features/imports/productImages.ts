import { writeFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { maxFileBytes, toStoredImage } from '@vitrina/api-client';
import type { JsonObject } from '@vitrina/epack-model';
import pLimit from 'p-limit';

import type { Config } from '../../platform/config/config.ts';
import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { Failure } from '../../platform/http/failure.ts';
import { FetchFailure } from '../../platform/fetching/fetchFailure.ts';
import type { FetchOptions } from '../../platform/fetching/fetchOptions.ts';
import { fetchPart } from '../../platform/fetching/fetchPart.ts';
import { openPageAgents } from '../../platform/fetching/pageAgents.ts';
import { withTemporaryFile } from '../../platform/storage/temporaryFiles.ts';
import { groupOf } from '../access/turnGroup.ts';
import { addAsset } from '../assets/assets.ts';
import { storeFile } from '../files/storeFile.ts';
import { userAgentOf } from '../monitor/userAgent.ts';
import type { Services } from '../services.ts';
import type { Archive } from './archive.ts';
import { findNamedFile } from './namedFiles.ts';

const timeoutMs = 30_000;
const imagesAtOnce = 3;

const isAddress = (image: string): boolean => /^https?:\/\//i.test(image);

/** Checks whether an image of a product is on another site from which it can be fetched. */
export function canFetch(
  image: string,
  { checkAllowedOrigins }: Pick<Config, 'checkAllowedOrigins'>,
): boolean {
  const url = URL.parse(image);
  return url !== null && (url.protocol === 'https:' || checkAllowedOrigins.includes(url.origin));
}

/**
 * Finds the file of an upload that a table of products names: by its path, or by a name that only one file has.
 *
 * @returns its path in the zip, with a slash before it
 */
export function findImageFile(files: Archive, tablePath: string, image: string): string | undefined {
  const name = posix.basename(image).toLowerCase();
  const [path, ...others] = files.paths.filter((each) => posix.basename(each).toLowerCase() === name);
  const found = findNamedFile(files, tablePath, image) ?? (others.length === 0 ? path : undefined);
  return found === undefined ? undefined : `/${found}`;
}

/** Fetches an image to the disk. @throws FetchFailure */
async function fetchImage(
  address: string,
  target: string,
  options: Omit<FetchOptions, 'signal'>,
): Promise<void> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { status, bytes } = await fetchPart(address, maxFileBytes.image, { ...options, signal });
  if (status !== 200) throw new FetchFailure('unreachable');
  await writeFile(target, bytes);
}

/** Returns the name of an image as a person knows it. */
function nameOf(image: string): string {
  const path = isAddress(image) ? (URL.parse(image)?.pathname ?? '') : image;
  return posix.basename(path) || 'image';
}

/** Takes images of products into the user's library, each once. */
export interface ImageTaker {
  /**
   * Returns stored images, as values of image props, by what the product calls them. Images that can't be taken are absent.
   *
   * @param files - the zip with the images that are no addresses
   * @throws 409 if the library is full
   */
  take(
    user: CurrentUser,
    images: readonly string[],
    files: Archive | undefined,
  ): Promise<ReadonlyMap<string, JsonObject>>;
  close(): Promise<void>;
}

/** Opens a taker of images for the products of one table. Addresses are fetched by the rules of page checks. */
export function openImageTaker(services: Services): ImageTaker {
  const { config, log } = services;
  const agents = openPageAgents(config.checkAllowedOrigins);
  const options = { agents, userAgent: userAgentOf(config) };
  const taken = new Map<string, JsonObject>();
  const inTurn = pLimit(imagesAtOnce);

  async function takeOne(user: CurrentUser, image: string, files: Archive | undefined): Promise<void> {
    const stored = await withTemporaryFile(config.dataFolder, async (copy) => {
      if (isAddress(image)) await fetchImage(image, copy, options);
      else await files?.extract(image.slice(1), copy, maxFileBytes.image);
      const name = nameOf(image);
      const file = await storeFile(services, { path: copy, name, userId: user.id, group: groupOf(user) });
      if (file.kind !== 'image') throw new Failure(415, 'fileNotImage');
      await addAsset(services, user, { fileId: file.id, name: file.name || file.id });
      const { url, widthPx, heightPx, variants } = file;
      return toStoredImage({ url, widthPx: widthPx ?? 0, heightPx: heightPx ?? 0, variants });
    });
    taken.set(image, stored);
  }

  function continueWithout(error: unknown, image: string): void {
    const isFault = error instanceof Failure ? error.code !== 'storageFull' : error instanceof FetchFailure;
    if (!isFault) throw error;
    log.info({ err: error, image }, 'image of a product not taken');
  }

  return {
    async take(user, images, files) {
      const missing = images.filter((image) => !taken.has(image));
      await Promise.all(
        missing.map((image) =>
          inTurn(() => takeOne(user, image, files)).catch((error: unknown) => continueWithout(error, image)),
        ),
      );
      return new Map(
        images.flatMap((image) => {
          const stored = taken.get(image);
          return stored ? [[image, stored] as const] : [];
        }),
      );
    },
    close: () => agents.close(),
  };
}
