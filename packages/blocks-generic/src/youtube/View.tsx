import type { ViewProps } from '@vitrina/block-kit/react';

import { Player } from '../parts/player/Player.tsx';
import type { youtube } from './index.ts';

/**
 * Renders the video's poster and player; renders nothing without a video. The player sets no cookies before
 * it plays.
 */
export function YoutubeView({ root, props, part, locale }: ViewProps<typeof youtube>) {
  const { videoId, title, poster, startAt, controls } = props;
  const id = encodeURIComponent(videoId);
  const query = new URLSearchParams({ rel: '0', autoplay: '1' });
  if (startAt > 0) query.set('start', String(startAt));
  if (!controls) query.set('controls', '0');
  return (
    <div {...root}>
      {videoId && (
        <Player
          player={`https://www.youtube-nocookie.com/embed/${id}?${query.toString()}`}
          page={`https://www.youtube.com/watch?v=${id}${startAt > 0 ? `&t=${startAt}s` : ''}`}
          {...{ title, poster, locale, part }}
        />
      )}
    </div>
  );
}
