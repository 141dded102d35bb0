import type { PropValues } from '@vitrina/block-kit';

import { webImageSource } from '../parts/picture/webImageSource.ts';
import type { viewer360Props } from './schema.ts';

/** Returns the file of each frame, in order. */
export function frameFiles({ frames }: Pick<PropValues<typeof viewer360Props>, 'frames'>): string[] {
  return frames.flatMap((frame) => (frame ? [webImageSource(frame)] : []));
}
