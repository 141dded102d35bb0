import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';

import { AssetImage } from '../parts/picture/AssetImage.tsx';
import type { image } from './index.ts';

/** One image per different source; the sizes decide which is displayed, and only that one is loaded. */
export function ImageView({ root, props, part, valuesAt }: ViewProps<typeof image>) {
  const ranges = sizeRanges((size) => valuesAt(size).src);
  return (
    <figure {...root}>
      {ranges.map(
        ({ value, className }) =>
          value && (
            <AssetImage
              key={className}
              className={[part('img'), className].filter(Boolean).join(' ')}
              asset={value}
              alt={props.alt}
            />
          ),
      )}
    </figure>
  );
}
