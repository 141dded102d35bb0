import type { Asset } from '@vitrina/block-kit';
import type { ReactNode } from 'react';

import { Interactive } from '../../interactive/Interactive.tsx';
import { AssetImage } from '../picture/AssetImage.tsx';
import { wordFor } from '../words.ts';

/** The address of a video on another site. */
export interface PlayerProps {
  /** The address of the site's player, which starts at once. */
  readonly player: string;
  /** The address of the video's page on the site. */
  readonly page: string;
  readonly title: string;
  readonly poster: Asset | undefined;
  readonly locale: string;
  /** Returns the class of a part of the block. */
  readonly part: (name: 'player' | 'start' | 'poster' | 'sign') => string;
}

/**
 * The poster of a video; a click replaces it with the player. Until then, the browser sends no request to the
 * video's site. Without the script, the poster links to the video's page.
 */
export function Player({ player, page, title, poster, locale, part }: PlayerProps): ReactNode {
  const label = [wordFor('playVideo', locale), title].filter(Boolean).join(': ');
  return (
    <Interactive
      element="vitrina-player"
      className={part('player')}
      data-player={player}
      data-label={title || wordFor('video', locale)}
    >
      <a
        className={part('start')}
        data-start=""
        href={page}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={label}
        draggable={false}
      >
        {poster && <AssetImage className={part('poster')} asset={poster} alt="" />}
        <svg className={part('sign')} viewBox="0 0 72 72" aria-hidden="true">
          <circle cx="36" cy="36" r="35" fill="#001a34" fillOpacity=".72" stroke="#fff" strokeWidth="2" />
          <path fill="#fff" d="m29 22 23 14-23 14z" />
        </svg>
      </a>
    </Interactive>
  );
}
