import type { ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { AssetImage } from '../parts/picture/AssetImage.tsx';
import { wordFor } from '../parts/words.ts';
import { frameFiles } from './frameFiles.ts';
import type { viewer360 } from './index.ts';

/** Renders the image the rotation starts with, and names the files of all others. */
export function Viewer360View({ root, props, part, locale, packUrl }: ViewProps<typeof viewer360>) {
  const { frames, alt, rows, startFrame, reverse, speed } = props;
  const rowCount = Math.floor(rows);
  const images = frames.filter((frame) => frame !== undefined);
  const start = images[startFrame - 1] ? startFrame - 1 : 0;
  const first = images[start];
  return (
    <div {...root}>
      <Interactive
        element="vitrina-viewer-360"
        className={part('viewer')}
        data-label={alt || wordFor('turnProduct', locale)}
        {...(images.length > 1 && { 'data-frames': frameFiles(props).join(' '), 'data-pack': packUrl })}
        {...(start > 0 && { 'data-start-frame': start })}
        {...(rowCount > 1 && { 'data-rows': rowCount })}
        {...(reverse && { 'data-reverse': '' })}
        {...(speed > 0 && { 'data-speed': speed })}
      >
        {first && <AssetImage className={part('frame')} asset={first} alt={alt} />}
      </Interactive>
    </div>
  );
}
