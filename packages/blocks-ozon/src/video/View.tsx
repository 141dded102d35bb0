import type { ViewProps } from '@vitrina/block-kit/react';
import { Picture, VideoView } from '@vitrina/blocks-generic/parts/views';

import type { ozonVideo } from './index.ts';

/** The generic player, or its placeholder. */
export function OzonVideoView(view: ViewProps<typeof ozonVideo>) {
  const { root, props } = view;
  if (props.src) return <VideoView {...view} />;
  return (
    <figure {...root}>
      <Picture image={props.poster} altText={props.title} />
    </figure>
  );
}
