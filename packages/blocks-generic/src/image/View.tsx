import { sizeRanges, type ViewProps } from '@vitrina/block-kit/react';

import { AssetImage } from '../parts/picture/AssetImage.tsx';
import type { image } from './index.ts';

/**
 * Renders one image per distinct source; CSS displays the one for the current size, and only that one loads.
 */
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
