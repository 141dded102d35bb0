import type { BundledFontFaces } from '@vitrina/api-client/contract';
import { bundledFonts } from '@vitrina/block-kit';

import type { BlobStore } from '../../../platform/storage/blobStore.ts';
import { readBundledFaces, storeFaces } from './bundledFaces.ts';
import { fallbackFacesOf } from './fallbackFaces.ts';

/** Lists the typefaces that come with the server, and makes their files available. */
export function listBundledFonts(blobs: BlobStore): Promise<BundledFontFaces[]> {
  return Promise.all(
    Object.keys(bundledFonts).map(async (family) => {
      const faces = await readBundledFaces(family);
      await storeFaces(blobs, faces);
      return {
        family,
        faces: faces.map(({ weight, key, unicodeRange }) => ({ weight, url: `/${key}`, unicodeRange })),
        fallbacks: fallbackFacesOf(family, faces),
      };
    }),
  );
}
