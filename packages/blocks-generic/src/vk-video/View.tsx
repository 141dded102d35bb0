import type { ViewProps } from '@vitrina/block-kit/react';

import { wordFor } from '../parts/words.ts';
import { Player } from '../player/Player.tsx';
import type { vkVideo } from './index.ts';

/** The player, or nothing while the video is not named in full. */
export function VkVideoView({ root, props, part, locale }: ViewProps<typeof vkVideo>) {
  const { vkOid, vkId, vkHash } = props;
  const query = new URLSearchParams({ oid: vkOid, id: vkId, ...(vkHash && { hash: vkHash }) });
  return (
    <div {...root}>
      {vkOid && vkId && (
        <Player
          className={part('player')}
          src={`https://vk.com/video_ext.php?${query.toString()}`}
          title={props.title || wordFor('video', locale)}
        />
      )}
    </div>
  );
}
