import type { UploadedFile } from '@vitrina/api-client/contract';
import type { FindPicture } from '@vitrina/block-kit';

/** Returns a lookup of the server's image data by address, for the images a package uses. */
export function findPictureAmong(files: readonly UploadedFile[]): FindPicture {
  const pictures = new Map(
    files.flatMap(({ url, widthPx, heightPx, variants }) => {
      if (widthPx === null || heightPx === null) return [];
      const others = variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx }));
      return [[url, { widthPx, heightPx, variants: others }] as const];
    }),
  );
  return (source) => pictures.get(source);
}
