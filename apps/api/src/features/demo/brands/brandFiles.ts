import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { UploadedFile } from '@vitrina/api-client/contract';
import { type DemoBrand, listStudioFiles, type StudioFile } from '@vitrina/demo';
import type { JsonObject } from '@vitrina/epack-model';

import type { CurrentUser } from '../../../platform/http/currentUser.ts';
import { addAsset } from '../../assets/assets.ts';
import { storeBytes } from '../../files/storeBytes.ts';
import { storeImages } from '../../files/storeImages.ts';
import type { Services } from '../../services.ts';
import { studioFolder } from '../assets.ts';
import { toImage } from '../toImage.ts';
import { isImageFile, readEncoded } from './encodedImages.ts';

/** The studio's files in the library of a brand: stored when a page needs them, each once. */
export interface BrandFiles {
  /** Returns the value of an image prop. */
  image(file: StudioFile): Promise<JsonObject>;
  /** Returns the address of a file. */
  url(file: StudioFile): Promise<string>;
}

/** Finds a file of the studio, of a turn the first. @throws Error without one */
export function requireStudioFile(name: string): StudioFile {
  const [file] = listStudioFiles(name);
  if (!file) throw new Error(`The studio has no file ${name}`);
  return file;
}

/** Opens the files of a brand. */
export function openBrandFiles(services: Services, user: CurrentUser, { licenseId }: DemoBrand): BrandFiles {
  const stored = new Map<string, Promise<UploadedFile>>();
  const store = async ({ file, alt: [ru] }: StudioFile): Promise<UploadedFile> => {
    const bytes = await readFile(join(studioFolder, file));
    const notes = { name: basename(file), userId: user.id };
    const uploaded = isImageFile(file)
      ? await storeImages(services, await readEncoded(file, bytes), { ...notes, original: bytes })
      : await storeBytes(services, { ...notes, bytes, group: 'demo' });
    await addAsset(services, user, { fileId: uploaded.id, alt: ru, licenseId });
    return uploaded;
  };
  const find = (file: StudioFile): Promise<UploadedFile> => {
    const known = stored.get(file.file) ?? store(file);
    stored.set(file.file, known);
    return known;
  };
  return {
    async image(file) {
      return { ...toImage(await find(file)), ...(file.focus && { focus: { ...file.focus } }) };
    },
    url: async (file) => (await find(file)).url,
  };
}
