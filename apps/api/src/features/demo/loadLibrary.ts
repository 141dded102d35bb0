import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { UploadedFile } from '@vitrina/api-client/contract';
import { categoryIds, demoCategories, demoLicenses, demoProducts, type DemoProduct } from '@vitrina/demo';

import type { CurrentUser } from '../../platform/http/currentUser.ts';
import { addAsset } from '../assets/assets.ts';
import { createFolder, listFolders } from '../assets/folders.ts';
import { storeBytes } from '../files/storeBytes.ts';
import type { Services } from '../services.ts';
import { demoAssetsFolder } from './assets.ts';

/**
 * Adds the demo's images to the asset libraries of the licenses whose pages use them, in a folder per
 * category. Keeps existing files. Returns the stored files by name.
 */
export async function loadLibrary(
  services: Services,
  user: CurrentUser,
): Promise<ReadonlyMap<string, UploadedFile>> {
  const files = new Map<string, UploadedFile>();
  for (const { name, alt, ...folder } of listPictures()) {
    const file = files.get(name) ?? (await storePicture(services, user, name));
    files.set(name, file);
    const folderId = await findFolder(services, user, folder);
    await addAsset(services, user, { fileId: file.id, alt, folderId });
  }
  return files;
}

interface FolderPlace {
  readonly licenseId: number;
  readonly folderName: string;
}

interface Picture extends FolderPlace {
  /** Of the file. */
  readonly name: string;
  readonly alt: string;
}

/** Images of products first, then those beside texts: an image keeps its first description. */
function listPictures(): Picture[] {
  const own = demoProducts.map((product) => ({ product, name: product.picture, alt: product.name.ru }));
  const beside = demoProducts.flatMap((product) => {
    const { serving } = product.story ?? {};
    return serving ? [{ product, name: serving.picture, alt: serving.title.ru }] : [];
  });
  return [...own, ...beside].map(({ product, ...picture }) => ({ ...picture, ...findPlace(product) }));
}

function findPlace({ brand, category, name }: DemoProduct): FolderPlace {
  const license = demoLicenses.find((one) => one.brand === brand);
  const folder = demoCategories.find(({ id }) => id === categoryIds[category]);
  if (!license || !folder) throw new Error(`The demo has no license or category for ${name.en}`);
  return { licenseId: license.id, folderName: folder.name };
}

async function storePicture(services: Services, { id }: CurrentUser, name: string): Promise<UploadedFile> {
  const bytes = await readFile(join(demoAssetsFolder, name));
  return storeBytes(services, { name, bytes, userId: id, group: 'demo' });
}

async function findFolder(
  { database }: Services,
  user: CurrentUser,
  { licenseId, folderName }: FolderPlace,
): Promise<number> {
  const folders = await listFolders(database.query, user);
  const known = folders.find(({ name, license }) => name === folderName && license?.id === licenseId);
  return (known ?? (await createFolder(database, user, { name: folderName, licenseId }))).id;
}
