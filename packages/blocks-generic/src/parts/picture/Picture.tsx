import type { Asset } from '@vitrina/block-kit';
import type { SizeRange } from '@vitrina/block-kit/react';

import { AssetImage } from './AssetImage.tsx';

/** Props of {@link Picture}. @public */
export interface PictureProps {
  readonly image: Asset | undefined;
  readonly altText: string;
  /** Additional classes of the element. */
  readonly className?: string;
}

/**
 * Renders an image that loads lazily without shifting the layout. If no image is chosen, its space stays
 * reserved.
 *
 * @public
 */
export function Picture({ image, altText, className = '' }: PictureProps) {
  if (!image) return <EmptyPicture className={className} />;
  return <AssetImage className={`part-picture ${className}`.trim()} asset={image} alt={altText} />;
}

/** Props of {@link PicturePerSize}. @public */
export interface PicturePerSizeProps extends Omit<PictureProps, 'image'> {
  /** The image at each size, from `sizeRanges`. */
  readonly ranges: readonly SizeRange<Asset | undefined>[];
}

/** Renders an image that can differ per size; only the displayed one is loaded. @public */
export function PicturePerSize({ ranges, altText, className = '' }: PicturePerSizeProps) {
  return ranges.map((range) => (
    <Picture
      key={range.className}
      image={range.value}
      altText={altText}
      className={`${className} ${range.className}`.trim()}
    />
  ));
}

function EmptyPicture({ className }: { readonly className: string }) {
  return (
    <span className={`part-picture part-picture-empty ${className}`.trim()} aria-hidden="true">
      <svg viewBox="0 0 48 36" fill="none" stroke="currentColor" strokeWidth="2" strokeLinejoin="round">
        <rect x="1" y="1" width="46" height="34" rx="4" />
        <circle cx="14" cy="12" r="4" />
        <path d="m2 30 13-11 9 7 11-11 12 11" />
      </svg>
    </span>
  );
}
