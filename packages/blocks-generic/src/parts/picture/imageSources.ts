import type { Asset, AssetVariant } from '@vitrina/block-kit';

/** One `<source>`: a format and its files. */
interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

/** What an `<img>` and the `<source>` elements before it say. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet: string | undefined;
  /** Formats that not every browser reads, best first. */
  readonly better: readonly ImageSource[];
}

/** Best first; what is none of these every browser reads. */
const modernTypes = ['image/avif', 'image/webp'] as const;

function typeOf(address: string): string {
  const extension = /\.([a-z]+)$/i.exec(address)?.[1]?.toLowerCase();
  return modernTypes.find((type) => type === `image/${extension}`) ?? 'image';
}

function toSrcSet(candidates: readonly AssetVariant[]): string {
  return candidates.map(({ src, widthPx }) => `${src} ${widthPx}w`).join(', ');
}

/**
 * Sorts an image’s files by format. Where there is only one, it is offered by the `<img>` alone; else the `<img>` has
 * the file that every browser reads.
 */
export function imageSources({ src, widthPx, variants = [] }: Asset): ImageSources {
  if (variants.length === 0) return { src, srcSet: undefined, better: [] };
  const files = [...variants, ...(widthPx ? [{ src, widthPx }] : [])].toSorted(
    (left, right) => left.widthPx - right.widthPx,
  );
  const ofType = (type: string) => files.filter((file) => typeOf(file.src) === type);
  if (files.every((file) => typeOf(file.src) === typeOf(src)))
    return { src, srcSet: toSrcSet(files), better: [] };
  const readable = ofType('image');
  return {
    src: readable.at(-1)?.src ?? src,
    srcSet: readable.length > 1 ? toSrcSet(readable) : undefined,
    better: modernTypes.flatMap((type) => {
      const candidates = ofType(type);
      return candidates.length > 0 ? [{ type, srcSet: toSrcSet(candidates) }] : [];
    }),
  };
}
