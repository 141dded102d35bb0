import type { ViewProps } from '@vitrina/block-kit/react';

import { Player } from '../parts/player/Player.tsx';
import type { vkVideo } from './index.ts';

/** Renders the video's poster and player; renders nothing until the video is fully specified. */
export function VkVideoView({ root, props, part, locale }: ViewProps<typeof vkVideo>) {
  const { vkOid, vkId, vkHash, title, poster } = props;
  const query = new URLSearchParams({ oid: vkOid, id: vkId });
  if (vkHash) query.set('hash', vkHash);
  query.set('autoplay', '1');
  return (
    <div {...root}>
      {vkOid && vkId && (
        <Player
          player={`https://vk.com/video_ext.php?${query.toString()}`}
          page={`https://vk.com/video${encodeURIComponent(`${vkOid}_${vkId}`)}`}
          {...{ title, poster, locale, part }}
        />
      )}
    </div>
  );
}
