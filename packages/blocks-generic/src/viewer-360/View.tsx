import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { wordFor } from '../parts/words.ts';
import type { viewer360 } from './index.ts';

/** Renders all images in order; hidden ones load when the rotation gets near them. */
export function Viewer360View({ root, props, part, locale }: ViewProps<typeof viewer360>) {
  const { frames, alt } = props;
  const pictures = frames.filter((frame) => frame !== undefined);
  return (
    <div {...root}>
      <Interactive
        element="vitrina-viewer-360"
        className={part('viewer')}
        data-label={alt || wordFor('turnProduct', locale)}
      >
        {pictures.map((frame, index) => (
          <AssetImage
            key={index}
            className={part('frame')}
            data-frame=""
            asset={frame}
            alt={index === 0 ? alt : ''}
            hidden={index > 0}
          />
        ))}
      </Interactive>
    </div>
  );
}
