import type { Asset } from '@vitrina/block-kit';
import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';

import type { image } from './index.ts';

/** One `<img>` per different source; the sizes decide which is displayed, and only that one is loaded. */
export function ImageView({ root, props, part, valuesAt }: ViewProps<typeof image>) {
  const ranges = sizeRanges((size) => valuesAt(size).src);
  return (
    <figure {...root}>
      {ranges.map(
        ({ value, className }) =>
          value && (
            <img
              key={className}
              className={[part('img'), className].filter(Boolean).join(' ')}
              {...sourceAttributes(value)}
              alt={props.alt}
              loading="lazy"
              decoding="async"
              draggable={false}
            />
          ),
      )}
    </figure>
  );
}

function sourceAttributes({ src, widthPx, heightPx, variants }: Asset) {
  return {
    src,
    ...(widthPx && heightPx && { width: widthPx, height: heightPx }),
    ...(variants && {
      srcSet: variants.map((variant) => `${variant.src} ${variant.widthPx}w`).join(', '),
      sizes: 'auto, (max-width: 1416px) 100vw, 1416px',
    }),
  };
}
