import type { ViewProps } from '@vitrina/block-kit/react';

import { wordFor } from '../parts/words.ts';
import { Player } from '../player/Player.tsx';
import type { youtube } from './index.ts';

/** The player, or nothing while there is no video. */
export function YoutubeView({ root, props, part, locale }: ViewProps<typeof youtube>) {
  const { videoId, startAt, controls } = props;
  const query = new URLSearchParams({ rel: '0', ...(startAt > 0 && { start: String(startAt) }) });
  if (!controls) query.set('controls', '0');
  const src = `https://www.youtube-nocookie.com/embed/${encodeURIComponent(videoId)}?${query.toString()}`;
  return (
    <div {...root}>
      {videoId && (
        <Player className={part('player')} src={src} title={props.title || wordFor('video', locale)} />
      )}
    </div>
  );
}
