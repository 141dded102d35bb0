import type { Asset } from '@vitrina/block-kit';
import { languageName, languageTag, type ViewProps } from '@vitrina/block-kit/react';

import { Interactive } from '../interactive/Interactive.tsx';
import { webImageSource } from '../parts/picture/webImageSource.ts';
import { wordFor } from '../parts/words.ts';
import type { video } from './index.ts';

/**
 * The browser's player behind the poster; nothing else loads before the video starts. Without the script, an
 * autoplaying video waits for a click, and captions are in the player's menu.
 */
export function VideoView({ root, props, part, locale }: ViewProps<typeof video>) {
  const { src, poster, captions, title, loop, controls, autoplay } = props;
  if (!src) return <figure {...root} />;
  const player = (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- authors choose whether a video has captions
    <video
      className={part('video')}
      src={src.src}
      {...(poster && { poster: webImageSource(poster) })}
      {...spaceOf(src)}
      {...(captions && needsCors(src, captions) && { crossOrigin: 'anonymous' })}
      aria-label={title || wordFor('video', locale)}
      loop={loop}
      controls
      muted={autoplay}
      playsInline
      preload="none"
    >
      {captions && (
        <track
          kind="captions"
          src={captions.src}
          srcLang={languageTag(locale)}
          label={languageName(locale)}
        />
      )}
    </video>
  );
  if (!autoplay && !captions) return <figure {...root}>{player}</figure>;
  return (
    <figure {...root}>
      <Interactive
        element="vitrina-video"
        className={part('player')}
        data-autoplay={autoplay ? '' : undefined}
        data-controls={controls ? undefined : 'off'}
      >
        {player}
      </Interactive>
    </figure>
  );
}

/** The poster's shape could differ from the video's, so the shape is set rather than left to the browser. */
function spaceOf({ widthPx, heightPx }: Asset) {
  const [width, height] = widthPx && heightPx ? [widthPx, heightPx] : [16, 9];
  return { width, height, style: { aspectRatio: `${width}/${height}` } };
}

/**
 * On a shop's page, captions load only with CORS, and then so does the video: our files allow that, videos of
 * other sites may not.
 */
function needsCors(video: Asset, captions: Asset): boolean {
  return !video.src.startsWith('https:') && !captions.src.startsWith('data:');
}
