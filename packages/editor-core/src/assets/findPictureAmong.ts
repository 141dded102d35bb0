import type { UploadedFile } from '@vitrina/api-client/contract';
import type { FindPicture } from '@vitrina/block-kit';

/** What the server knows of the pictures a package mentions, by their addresses. */
export function findPictureAmong(files: readonly UploadedFile[]): FindPicture {
  const pictures = new Map(
    files.map(({ url, widthPx, heightPx, variants }) => {
      const others = variants.map((variant) => ({ src: variant.url, widthPx: variant.widthPx }));
      return [url, { widthPx, heightPx, variants: others }] as const;
    }),
  );
  return (source) => pictures.get(source);
}
