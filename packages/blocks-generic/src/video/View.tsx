import type { ViewProps } from '@vitrina/block-kit/react';

import { wordFor } from '../parts/words.ts';
import type { video } from './index.ts';

/** The browser's player. An autoplaying video is muted, as browsers require. */
export function VideoView({ root, props, part, locale }: ViewProps<typeof video>) {
  const { src, poster, captions, title, loop, controls, autoplay } = props;
  return (
    <figure {...root}>
      {src && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there as soon as its author gives one
        <video
          className={part('video')}
          src={src.src}
          poster={poster?.src}
          {...(src.widthPx && src.heightPx && { width: src.widthPx, height: src.heightPx })}
          aria-label={title || wordFor('video', locale)}
          loop={loop}
          controls={controls}
          autoPlay={autoplay}
          muted={autoplay}
          playsInline
          preload="metadata"
        >
          {captions && <track kind="captions" src={captions.src} srcLang={locale} default />}
        </video>
      )}
    </figure>
  );
}
