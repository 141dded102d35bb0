import type { ViewProps } from '@vitrina/block-kit/react';

import { wordFor } from '../parts/words.ts';
import { Player } from '../player/Player.tsx';
import type { rutube } from './index.ts';

/** The player, or nothing while there is no video. */
export function RutubeView({ root, props, part, locale }: ViewProps<typeof rutube>) {
  const src = `https://rutube.ru/play/embed/${encodeURIComponent(props.videoId)}`;
  return (
    <div {...root}>
      {props.videoId && (
        <Player className={part('player')} src={src} title={props.title || wordFor('video', locale)} />
      )}
    </div>
  );
}
