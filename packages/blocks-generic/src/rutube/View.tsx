import type { ViewProps } from '@vitrina/block-kit/react';

import { Player } from '../parts/player/Player.tsx';
import type { rutube } from './index.ts';

/** Renders the video's poster and player; renders nothing without a video. */
export function RutubeView({ root, props, part, locale }: ViewProps<typeof rutube>) {
  const { videoId, title, poster } = props;
  const id = encodeURIComponent(videoId);
  return (
    <div {...root}>
      {videoId && (
        <Player
          player={`https://rutube.ru/play/embed/${id}?autoplay=1`}
          page={`https://rutube.ru/video/${id}/`}
          {...{ title, poster, locale, part }}
        />
      )}
    </div>
  );
}
