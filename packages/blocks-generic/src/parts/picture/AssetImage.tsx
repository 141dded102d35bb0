import type { Asset, FocalPoint } from '@vitrina/block-kit';
import type { CSSProperties, ImgHTMLAttributes } from 'react';

import { imageSources } from './imageSources.ts';

/**
 * The browser's own measurement if it supports `auto`, otherwise the page's width; no image is wider than the
 * page.
 */
const anySizes = 'auto, 100vw';

/** Props of {@link AssetImage}: those of an `<img>` that do not follow from the asset. @public */
export interface AssetImageProps extends Omit<
  ImgHTMLAttributes<HTMLImageElement>,
  'src' | 'srcSet' | 'sizes' | 'width' | 'height' | 'loading' | 'decoding' | 'alt' | 'style'
> {
  readonly asset: Asset;
  readonly alt: string;
  readonly [dataAttribute: `data-${string}`]: string | undefined;
}

/**
 * Renders a stored image; the only component that does. Loads the image lazily, in the best format and the
 * smallest sufficient width, and reserves its space. Several formats are wrapped in a `<picture>`, which has
 * no box of its own.
 *
 * @public
 */
export function AssetImage({ asset, alt, ...attributes }: AssetImageProps) {
  const { sizes = anySizes } = asset;
  const { src, srcSet, better } = imageSources(asset);
  const isResponsive = srcSet !== undefined || better.length > 0;
  const image = (
    <img
      {...attributes}
      {...styleOf(asset)}
      src={src}
      {...(asset.widthPx && asset.heightPx && { width: asset.widthPx, height: asset.heightPx })}
      {...(srcSet && { srcSet })}
      {...(isResponsive && { sizes })}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
    />
  );
  if (better.length === 0) return image;
  return (
    <picture>
      {better.map(({ type, srcSet: candidates }) => (
        <source key={type} type={type} srcSet={candidates} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

/** The style of what differs from image to image: its focal point, and its color, which the kit's rules show. */
function styleOf({ focus, color }: Asset): { readonly style?: CSSProperties } {
  if (!focus && color === undefined) return {};
  const ground: Record<string, string> = color === undefined ? {} : { '--v-ground': color };
  return { style: { ...(focus && { objectPosition: toPosition(focus) }), ...ground } };
}

function toPosition({ x, y }: FocalPoint): string {
  const percent = (part: number) => `${Math.round(part * 100)}%`;
  return `${percent(x)} ${percent(y)}`;
}
