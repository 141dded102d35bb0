import type { Asset, AssetVariant } from '@vitrina/block-kit';

/** A `<source>`: a format and its files. */
interface ImageSource {
  readonly type: string;
  readonly srcSet: string;
}

/** Attributes of an `<img>` and of the `<source>` elements before it. */
export interface ImageSources {
  readonly src: string;
  readonly srcSet: string | undefined;
  /** Formats that not every browser supports, best first. */
  readonly better: readonly ImageSource[];
}

/** Best first; every browser supports all other formats. */
const modernTypes = ['image/avif', 'image/webp'] as const;

function typeOf(address: string): string {
  const extension = /\.([a-z]+)$/i.exec(address)?.[1]?.toLowerCase();
  return modernTypes.find((type) => type === `image/${extension}`) ?? 'image';
}

function toSrcSet(candidates: readonly AssetVariant[]): string {
  return candidates.map(({ src, widthPx }) => `${src} ${widthPx}w`).join(', ');
}

/**
 * Groups an image's files by format. A single format uses only the `<img>`; otherwise the `<img>` has the
 * format that every browser supports.
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
