import { length } from '@vitrina/block-kit';
import { video } from '@vitrina/blocks-generic';

/** Props of FriendlyVideo. */
export const friendlyVideoProps = {
  ...video.ownProps,
  borderRadius: length({ section: 'border', default: '12px', units: ['px', '%'] }),
} as const;
